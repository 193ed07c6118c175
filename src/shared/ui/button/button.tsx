import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { buttonRecipe } from './button-recipe.ts'
import { Spinner } from '../loading/spinner.tsx'

const Base = chakra('button', buttonRecipe)

interface ButtonProps extends ComponentProps<typeof Base> {
  /** Shows a spinner and ignores presses; the focus stays. */
  pending?: boolean
}

/**
 * A button. `variant`: solid, outline, ghost, quiet (underlined text), onImage, onImageOutline, danger. `size`: sm, md,
 * lg.
 */
export function Button({ pending = false, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <Base
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? (
        <>
          {/* Drawn over the hidden label, so that the button keeps its width. */}
          <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
            <Spinner />
          </chakra.span>
          <chakra.span display="inherit" alignItems="inherit" gap="inherit" opacity="0">
            {children}
          </chakra.span>
        </>
      ) : (
        children
      )}
    </Base>
  )
}

/** A router link that looks like a button. */
export const LinkButton = chakra(Link, buttonRecipe)
