import { chakra } from '@chakra-ui/react/styled-system'

const radius = 42
const length = 2 * Math.PI * radius

/** A ring filled by the percentage of completed orders. */
export function CompletedRing({ percentage, text }: { percentage: number; text: string }) {
  const filled = (Math.min(100, Math.max(0, percentage)) / 100) * length
  return (
    <chakra.svg
      role="img"
      data-part="ring"
      aria-label={`${text} of orders completed`}
      viewBox="0 0 100 100"
      boxSize="7rem"
      flexShrink="0"
    >
      <chakra.circle cx="50" cy="50" r={radius} fill="none" stroke="bg.muted" strokeWidth="9" />
      <chakra.circle
        cx="50"
        cy="50"
        r={radius}
        fill="none"
        stroke="success.fg"
        strokeWidth="9"
        strokeDasharray={`${filled} ${length}`}
        transform="rotate(-90deg)"
        transformOrigin="center"
        transitionProperty="stroke-dasharray"
        transitionDuration="slow"
      />
      <chakra.text
        x="50"
        y="46"
        textAnchor="middle"
        dominantBaseline="central"
        fill="fg"
        fontSize="1.05rem"
        fontWeight="semibold"
      >
        {text}
      </chakra.text>
      <chakra.text x="50" y="64" textAnchor="middle" dominantBaseline="central" fill="fg.muted" fontSize="0.7rem">
        completed
      </chakra.text>
    </chakra.svg>
  )
}
