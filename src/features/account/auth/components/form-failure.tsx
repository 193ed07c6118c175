import { chakra } from '@chakra-ui/react/styled-system'

/** Says at the form why the call failed; spoken as soon as it appears. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <chakra.p
      role="alert"
      paddingBlock="3"
      paddingInline="4"
      fontSize="sm"
      bg="error.subtle"
      color="error.fg"
      borderRadius="sm"
      borderLeftWidth="3px"
      borderLeftColor="error.fg"
      animation="appear 240ms both"
    >
      {text}
    </chakra.p>
  )
}
