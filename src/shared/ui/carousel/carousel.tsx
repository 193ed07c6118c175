import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { stepOf } from './step-of.ts'
import { IconButton } from '../button/icon-button.tsx'
import { type Rotating, useRotation } from './use-rotation.ts'

interface CarouselProps {
  /** Its name for screen readers. */
  label: string
  count: number
  /** Milliseconds. */
  interval: number
  children: (rotation: Rotating) => ReactNode
}

const Region = chakra('section', { base: { position: 'relative', touchAction: 'pan-y' } })

/** A rotating block: a named region around slides and controls. */
export function Carousel({ label, count, interval, children }: CarouselProps) {
  const rotation = useRotation({ count, interval })
  return (
    <Region aria-roledescription="carousel" aria-label={label} {...rotation.region}>
      {children(rotation)}
    </Region>
  )
}

/** The name of a slide for screen readers. */
function slideWords(index: number, count: number) {
  return { role: 'group', 'aria-roledescription': 'slide', 'aria-label': `${index + 1} of ${count}` }
}

interface SlidesProps {
  rotation: Rotating
  /** Created outside of the carousel, so that a change of slide does not render them again. */
  slides: ReactNode[]
}

const Layered = chakra('div', {
  base: {
    gridArea: '1 / 1',
    minWidth: '0',
    transitionProperty: 'opacity, visibility',
    transitionDuration: 'slower',
    transitionTimingFunction: 'inOut',
  },
  variants: { shown: { true: {}, false: { opacity: '0', visibility: 'hidden' } } },
})

/** One slide at a time, each fading into the next. They are stacked, so that the height stays the same. */
export function FadeSlides({ rotation, slides }: SlidesProps) {
  return (
    <chakra.div display="grid" height="full" aria-live={rotation.live}>
      {slides.map((slide, index) => (
        <Layered
          key={index}
          shown={index === rotation.index}
          data-shown={index === rotation.index}
          {...slideWords(index, slides.length)}
          aria-hidden={index !== rotation.index}
        >
          {slide}
        </Layered>
      ))}
    </chakra.div>
  )
}

const Dot = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '6',
    height: '11',
    _before: {
      content: '""',
      display: 'block',
      width: '2',
      // A border, which contrast themes keep.
      borderTopWidth: '2px',
      borderColor: 'currentColor',
      opacity: '0.6',
      transitionProperty: 'width, opacity',
      transitionDuration: 'base',
    },
    _hover: { _before: { opacity: '1' } },
    '&[aria-current=true]::before': { width: '6', opacity: '1' },
  },
  variants: {
    tone: { plain: { color: 'fg' }, onImage: { color: 'fg.onImage', _focusVisible: { outlineColor: 'onColour' } } },
  },
})

interface ControlsProps {
  rotation: Rotating
  /** The word for one item: "slide", "review". */
  noun?: string
  tone?: 'plain' | 'onImage'
}

/** Previous, dots, next, and Pause or Play. Left, Right, Home and End move along the dots. */
export function CarouselControls({ rotation, noun = 'slide', tone = 'plain' }: ControlsProps) {
  const { index, count, goTo } = rotation
  const id = useId()
  if (count < 2) return null

  function walk(event: KeyboardEvent): void {
    const to = stepOf(event.key, index, count)
    if (to === null) return
    event.preventDefault()
    goTo(to)
    document.getElementById(`${id}-${to}`)?.focus()
  }

  return (
    <chakra.div data-part="controls" display="flex" alignItems="center" gap="1" marginInlineStart="-3">
      <IconButton icon="chevron-left" label={`Previous ${noun}`} tone={tone} onClick={rotation.previous} />
      <chakra.fieldset display="flex" aria-label={`Choose a ${noun}`} onKeyDown={walk}>
        {Array.from({ length: count }, (_, dot) => (
          <Dot
            key={dot}
            id={`${id}-${dot}`}
            type="button"
            tone={tone}
            aria-label={`Show ${noun} ${dot + 1} of ${count}`}
            aria-current={dot === index}
            onClick={() => goTo(dot)}
          />
        ))}
      </chakra.fieldset>
      <IconButton icon="chevron-right" label={`Next ${noun}`} tone={tone} onClick={rotation.next} />
      {rotation.playable && (
        <IconButton
          icon={rotation.playing ? 'pause' : 'play'}
          label={rotation.playing ? 'Pause' : 'Play'}
          tone={tone}
          onClick={rotation.toggle}
        />
      )}
    </chakra.div>
  )
}
