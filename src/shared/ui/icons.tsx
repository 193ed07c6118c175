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

/** The icons that the shop shows in many places, by what they stand for there. */
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

/** An icon by its name; one that a single screen shows is imported there from `lucide` and passed as it is. */
export type IconName = keyof typeof icons | IconNode

interface IconProps extends Omit<HTMLChakraProps<'svg'>, 'children' | 'name'> {
  name: IconName
  filled?: boolean
}

/** A line icon as large as the text beside it. It is decoration: the name belongs to the control that carries it. */
export function Icon({ name, filled = false, ...rest }: IconProps) {
  const shapes = typeof name === 'string' ? icons[name] : name
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize="1.25em"
      flexShrink="0"
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </chakra.svg>
  )
}
