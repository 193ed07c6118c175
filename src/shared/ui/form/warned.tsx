import { chakra } from '@chakra-ui/react/styled-system'

/** Help below a field that should be read, though it holds nothing up. */
export const Warned = chakra('span', { base: { color: 'warning.fg' } })
