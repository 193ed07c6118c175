import { Button } from '#src/shared/ui/button/button.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'

/** Cash on delivery. Its availability is a fixed text without a call. */
export function CodPanel() {
  const [asked, setAsked] = useState(false)
  return (
    <div>
      <Button variant="outline" size="sm" minHeight="10" onClick={() => setAsked(true)}>
        Check Availability
      </Button>
      <chakra.p role="status" fontSize="sm" color="fg.muted" marginTop={asked ? '3' : '0'}>
        {asked && 'We confirm after you order whether cash on delivery reaches your address.'}
      </chakra.p>
    </div>
  )
}
