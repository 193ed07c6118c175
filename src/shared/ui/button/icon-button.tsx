import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Icon, type IconName } from '../icons/icons.tsx'
import { Spinner } from '../loading/spinner.tsx'

const recipe = {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '11',
    fontSize: 'lg',
    borderRadius: 'full',
    color: 'fg',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.muted' },
    _disabled: { opacity: '0.45' },
  },
  variants: {
    tone: {
      plain: {},
      // On a phone the disc is smaller than the press target, since it covers a picture.
      raised: {
        fontSize: { base: 'md', md: 'lg' },
        _before: {
          content: '""',
          position: 'absolute',
          inset: { base: '1.5', md: '0' },
          borderRadius: 'full',
          bg: 'bg.surface/90',
          boxShadow: 'sm',
        },
        '& > *': { position: 'relative' },
        _hover: { bg: 'transparent', _before: { bg: 'bg.surface' } },
      },
      onImage: {
        color: 'fg.onImage',
        _hover: { bg: 'fg.onImage/16' },
        _focusVisible: { outlineColor: 'onColour' },
      },
    },
    size: { sm: { boxSize: '8', fontSize: 'md' }, md: {} },
  },
  defaultVariants: { tone: 'plain', size: 'md' },
} as const

const Base = chakra('button', recipe)
const BaseLink = chakra(Link, recipe)

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '1',
    right: '0.5',
    minWidth: '1.125rem',
    paddingInline: '1',
    fontSize: '0.6875rem',
    fontWeight: 'semibold',
    lineHeight: '1.125rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'full',
    bg: 'accent',
    color: 'fg.onAccent',
  },
})

interface Face {
  icon: IconName
  /** The accessible name, with the count: "Cart, 3 items". */
  label: string
  filled?: boolean
  /** Shown in the corner when above 0. */
  count?: number
}

function FaceOf({ icon, filled, count = 0 }: Omit<Face, 'label'>) {
  return (
    <>
      <Icon name={icon} filled={filled ?? false} />
      {count > 0 && <Count aria-hidden="true">{count > 99 ? '99+' : count}</Count>}
    </>
  )
}

type IconButtonProps = Face & Omit<ComponentProps<typeof Base>, 'children'> & { pending?: boolean }

/** A round button of 44 px that shows an icon only; `tone`: plain, raised, onImage; `size`: md, sm (32 px). */
export function IconButton({ icon, label, filled = false, count = 0, pending = false, ...rest }: IconButtonProps) {
  return (
    <Base type="button" aria-label={label} title={label} aria-busy={pending || undefined} {...rest}>
      {pending ? <Spinner /> : <FaceOf icon={icon} filled={filled} count={count} />}
    </Base>
  )
}

type IconLinkProps = Face & Omit<ComponentProps<typeof BaseLink>, 'children' | 'to'> & Pick<LinkProps, 'to'>

/** The same as a router link. */
export function IconLink({ icon, label, filled = false, count = 0, to, ...rest }: IconLinkProps) {
  return (
    <BaseLink to={to} aria-label={label} title={label} {...rest}>
      <FaceOf icon={icon} filled={filled} count={count} />
    </BaseLink>
  )
}

interface HeartButtonProps {
  /** Name of the product. */
  name: string
  pressed: boolean
  pending?: boolean
  onPress: () => void
  tone?: 'plain' | 'raised'
}

/** The wishlist heart: filled when on the list, a spinner while the call is pending. */
export function HeartButton({ name, pressed, pending = false, onPress, tone = 'raised' }: HeartButtonProps) {
  return (
    <IconButton
      icon="heart"
      label={`${pressed ? 'Remove' : 'Add'} ${name} ${pressed ? 'from' : 'to'} wishlist`}
      aria-pressed={pressed}
      filled={pressed}
      pending={pending}
      tone={tone}
      color={pressed ? 'accent.fg' : 'fg'}
      onClick={onPress}
    />
  )
}
