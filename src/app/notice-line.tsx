import { Button } from '#src/shared/ui/button/button.tsx'
import { focusPage } from '#src/shared/ui/page/focus-page.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'

/** One quiet line about the data of the screen, with Retry; nothing without a text. */
export function NoticeLine({ text, onRetry }: { text: string; onRetry: () => void }) {
  const isRetried = useRef(false)
  useEffect(() => {
    if (text === '' && isRetried.current && document.activeElement === document.body) focusPage()
  }, [text])
  if (text === '') return null

  function press() {
    isRetried.current = true
    onRetry()
  }
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="4"
      rowGap="2"
      padding="2"
      textAlign="center"
    >
      <p>{text}</p>
      <Button variant="outline" size="sm" data-retry onClick={press}>
        Retry
      </Button>
    </chakra.div>
  )
}
