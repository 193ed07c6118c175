import { chakra } from '@chakra-ui/react/styled-system'

/** A warning below a field that does not block the form. */
export const Warned = chakra('span', { base: { color: 'warning.fg' } })
