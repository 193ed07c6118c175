import { type RefCallback, useCallback } from 'react'
import { usePrerendered } from '../lib/react/use-prerendered.ts'

/** The attributes of an `<img>` that name its files. */
interface Files {
  sizes: string
  srcSet: string | undefined
  src: string
}

/**
 * The props for the files of an `<img>`, which sets them once the element is in the page. When React restarts a render
 * it discards the elements made so far. Chromium never frees a discarded `<img>` with `sizes` or `srcset`, nor the tree
 * around it.
 */
export function useFiles({ sizes, srcSet, src }: Files, ref?: RefCallback<HTMLImageElement>) {
  const prerendered = usePrerendered()
  const whenPlaced = useCallback(
    (image: HTMLImageElement) => {
      // In this order, since setting `src` starts the download.
      for (const [name, value] of Object.entries({ sizes, srcset: srcSet ?? '', src })) image.setAttribute(name, value)
      const taken = ref?.(image)
      return () => taken?.()
    },
    [sizes, srcSet, src, ref],
  )
  return prerendered ? { sizes, srcSet, src, ref } : { ref: whenPlaced }
}
