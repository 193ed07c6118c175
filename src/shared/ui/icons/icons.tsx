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
  Menu,
  Moon,
  Pause,
  Play,
  Plus,
  Search,
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
  filter: SlidersHorizontal,
  sun: Sun,
  moon: Moon,
  check: Check,
  trash: Trash2,
  plus: Plus,
  eye: Eye,
  'eye-off': EyeOff,
} as const

/** The name of an icon, or an icon of `lucide` itself where only one screen uses it. */
export type IconName = keyof typeof icons | IconNode

interface IconProps extends Omit<HTMLChakraProps<'svg'>, 'children' | 'name'> {
  name: IconName
  filled?: boolean
}

/** A line icon in the size of the text. Hidden from screen readers: the control around it has the name. */
export function Icon({ name, filled = false, ...styles }: IconProps) {
  const icon = {
    viewBox: '0 0 24 24',
    'aria-hidden': true,
    'data-icon': filled ? 'filled' : 'line',
    children: (typeof name === 'string' ? icons[name] : name).map(([tag, attributes], index) =>
      createElement(tag, { ...attributes, key: index }),
    ),
  }
  // A page holds dozens of icons, and a plain element takes a fraction of the time of a styled one.
  return Object.keys(styles).length === 0 ? <svg {...icon} /> : <chakra.svg {...icon} {...styles} />
}
