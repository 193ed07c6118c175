import { PersonalInfo } from '#src/features/account/profile/components/personal-info.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { AccountPage } from '../../layouts/account-page-frame.tsx'

export function PersonalInfoPage() {
  return (
    <AccountPage
      title="Personal Information"
      text="Your details. Only you can see them."
      action={
        <LinkButton to={paths.account()} variant="quiet">
          Edit
        </LinkButton>
      }
    >
      <PersonalInfo />
    </AccountPage>
  )
}
