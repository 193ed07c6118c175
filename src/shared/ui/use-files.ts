import { type RefCallback, useCallback, useState } from 'react'
import { useIsHydrated } from '#src/shared/lib/use-is-hydrated.ts'

/** What an `<img>` shows. */
interface Files {
  sizes: string
  srcSet: string | undefined
  src: string
}

/** Whether this is first rendered for or from prerendered HTML, which names its files itself. */
export function usePrerendered(): boolean {
  const isHydrated = useIsHydrated()
  return useState(!isHydrated)[0]
}

/**
 * The props for the files of an `<img>`, which are named once it is in the page. React throws the elements of a screen
 * away when it starts to render it again; Chromium keeps those with `sizes` or `srcset` as long as the page is open, and
 * with them the whole screen.
 */
export function useFiles({ sizes, srcSet, src }: Files, ref?: RefCallback<HTMLImageElement>) {
  const prerendered = usePrerendered()
  const whenPlaced = useCallback(
    (image: HTMLImageElement) => {
      // In this order, since an image begins to load with its src.
      for (const [name, value] of Object.entries({ sizes, srcset: srcSet ?? '', src })) image.setAttribute(name, value)
      const taken = ref?.(image)
      return () => taken?.()
    },
    [sizes, srcSet, src, ref],
  )
  return prerendered ? { sizes, srcSet, src, ref } : { ref: whenPlaced }
}
