import { Button } from '#src/shared/ui/button/button.tsx'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'

/** Replaces the registration form for a signed-in customer. */
export function SignedInAlready({ name, onLogout }: { name: string; onLogout: () => void }) {
  return (
    <FormNotice
      tone="neutral"
      action={
        <Button size="sm" variant="outline" onClick={onLogout}>
          Logout
        </Button>
      }
    >
      <p>{`You are signed in as ${name}.`}</p>
      <p>To create another account, log out first.</p>
    </FormNotice>
  )
}
