import type { SessionState } from '#src/shared/api/session.ts'

/** Whoever opens the back office: its frame shows nothing of the person. */
export const administrator: NonNullable<SessionState['user']> = {
  id: 'nobody',
  name: '',
  email: '',
  phone: null,
  date_of_birth: null,
  addresses: [],
  is_verified: true,
  created_at: '',
  role: 'ADMIN',
}

/** What every page of the back office loads beside its own file. */
export const officeFiles = ['src/app/layouts/admin-layout.tsx', 'src/app/routes/admin-pages.ts']

/** Whether an address of the back office has a frame: lists do, forms begin with their data. */
export const isOfficeList = (path: string): boolean => /^\/admin(\/(?!new-|update-)|$)/.test(path)
