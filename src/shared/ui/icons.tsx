import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

const paths = {
  search: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8 20.5 20.5',
  heart: 'M12 20.2C5.8 15.9 3.2 12.6 3.2 9.1a4.6 4.6 0 0 1 8.8-1.9 4.6 4.6 0 0 1 8.8 1.9c0 3.5-2.6 6.8-8.8 11.1Z',
  bag: 'M5 8.5h14l1 12H4l1-12ZM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.4-6 7.5-6s6.9 2 7.5 6',
  logout: 'M10 4H4.5v16H10M9.5 12H20.5M16.5 8l4 4-4 4',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  'chevron-left': 'M14.5 5l-7 7 7 7',
  'chevron-right': 'M9.5 5l7 7-7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5.2v13.6L19 12 8 5.2Z',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8L12 3.5Z',
  share: 'M12 14.5v-11M8 7l4-3.7L16 7M6.5 11H5v9.5h14V11h-1.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z',
  filter:
    'M3.5 7h9M18.5 7h2M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM3.5 17h3M12.5 17h8M9.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  check: 'M5 12.5l4.5 4.5L19.5 7',
  trash: 'M4.5 6.5h15M9 6.5v-3h6v3M6.5 6.5l.8 14h9.4l.8-14M10.3 10.5v6M13.7 10.5v6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.4 7.8A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M10 10a3 3 0 0 0 4.1 4.2',
  zoom: 'M14 4.5h5.5V10M19.5 4.5l-6 6M10 19.5H4.5V14M4.5 19.5l6-6',
  ruler: 'M3 9.5h18v6H3zM7 9.5v2.5M11 9.5v3.5M15 9.5v2.5',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  folder: 'M3.5 6.5h6l2 2.5h9v10h-17Z',
  receipt: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6',
  people:
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11ZM3.5 19c.4-3.4 2.4-5 5.5-5s5.1 1.6 5.5 5M15.5 5a3 3 0 0 1 0 5.8M17 14.4c2 .6 3.2 2.1 3.5 4.6',
  tag: 'M4 4h7.500l8.5 8.5-7.5 7.500L4 11.500ZM8.2 8.200h.01',
  layers: 'M12 3.5 20.5 8 12 12.5 3.5 8ZM4 12.500l8 4.2 8-4.200M4 16.500l8 4.2 8-4.2',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5l-4.5 1Z',
  upload: 'M12 15.5V4M7.5 8.2 12 3.7l4.5 4.5M4 15v5h16v-5',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
} as const

/** Names of the drawn icons. */
export type IconName = keyof typeof paths

interface IconProps extends Omit<HTMLChakraProps<'svg'>, 'children'> {
  name: IconName
  filled?: boolean
}

/** A line icon as large as the text beside it. It is decoration: the name belongs to the control that carries it. */
export function Icon({ name, filled = false, ...rest }: IconProps) {
  return (
    <chakra.svg viewBox="0 0 24 24" boxSize="1.25em" flexShrink="0" aria-hidden="true" {...rest}>
      <path
        d={paths[name]}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  )
}
