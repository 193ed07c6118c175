import { chakra } from '@chakra-ui/react/styled-system'

export const OwnHeading = chakra('h3', { base: { textStyle: 'h3', marginBottom: '4', outline: 'none' } })
