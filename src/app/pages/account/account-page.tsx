import { Profile } from '#src/features/account/profile/components/profile.tsx'
import { AccountPage } from '../../layouts/account-page-frame.tsx'
import { SentAway } from '../../guards/sent-away.tsx'
import { OverviewLinks } from './overview-links.tsx'

export function ProfilePage() {
  return (
    <AccountPage title="My Profile" text="Your name and how we reach you.">
      <SentAway />
      <Profile />
      <OverviewLinks />
    </AccountPage>
  )
}
