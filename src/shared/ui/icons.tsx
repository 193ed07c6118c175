import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import {
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Eye,
  EyeOff,
  Heart,
  type IconNode,
  LogOut,
  Maximize2,
  Menu,
  Minus,
  Moon,
  Pause,
  Play,
  Plus,
  Search,
  Share,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  Sun,
  Trash2,
  User,
  X,
} from 'lucide'
import { createElement } from 'react'

/** The icons used in several places, by their meaning. */
const icons = {
  search: Search,
  heart: Heart,
  bag: ShoppingBag,
  user: User,
  logout: LogOut,
  menu: Menu,
  close: X,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-down': ChevronDown,
  pause: Pause,
  play: Play,
  star: Star,
  share: Share,
  sun: Sun,
  moon: Moon,
  filter: SlidersHorizontal,
  check: Check,
  trash: Trash2,
  plus: Plus,
  minus: Minus,
  eye: Eye,
  'eye-off': EyeOff,
  zoom: Maximize2,
} as const

/** The name of an icon, or an icon of `lucide` itself where only one screen uses it. */
export type IconName = keyof typeof icons | IconNode

interface IconProps extends Omit<HTMLChakraProps<'svg'>, 'children' | 'name'> {
  name: IconName
  filled?: boolean
}

const line = {
  viewBox: '0 0 24 24',
  'data-icon': true,
  'aria-hidden': true,
  stroke: 'currentColor',
  strokeWidth: '1.4',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A line icon in the size of the text. Hidden from screen readers: the control around it has the name. */
export function Icon({ name, filled = false, ...styles }: IconProps) {
  const shapes = (typeof name === 'string' ? icons[name] : name).map(([tag, attributes], index) =>
    createElement(tag, { ...attributes, key: index }),
  )
  const fill = filled ? 'currentColor' : 'none'
  // A page holds dozens of icons, and a plain element takes a fraction of the time of a styled one.
  return Object.keys(styles).length === 0 ? (
    <svg {...line} fill={fill}>
      {shapes}
    </svg>
  ) : (
    <chakra.svg {...line} fill={fill} {...styles}>
      {shapes}
    </chakra.svg>
  )
}
