import { chakra } from '@chakra-ui/react/styled-system'
import { formatNumber } from '../../lib/text/numbers.ts'
import type { ListSource, ListSubject } from './list-source.ts'

type LoadProgressProps = NonNullable<ListSource<unknown>['progress']> & Pick<ListSubject<never>, 'many'>

/**
 * How much of a long list has loaded, as text and as a line. It fills the gap above the rows, so that they do not move.
 */
export function LoadProgress({ loaded, total, many }: LoadProgressProps) {
  const text = `${formatNumber(loaded)} of ${formatNumber(total)} ${many} loaded`
  return (
    <chakra.div
      role="progressbar"
      aria-label={`Loading ${many}`}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={loaded}
      aria-valuetext={text}
      position="absolute"
      insetInline="0"
      bottom="100%"
      fontSize="xs"
      lineHeight="1rem"
      color="fg.muted"
      textAlign="end"
      fontVariantNumeric="tabular-nums"
    >
      <span>{text}</span>
      <chakra.span
        position="absolute"
        insetInlineStart="0"
        bottom="-2px"
        zIndex="raised"
        width="full"
        height="2px"
        bg="accent.fg"
        transformOrigin="left"
        transitionProperty="transform"
        transitionDuration="base"
        style={{ transform: `scaleX(${loaded / total})` }}
      />
    </chakra.div>
  )
}
