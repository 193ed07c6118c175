import type { SessionState } from '#src/shared/api/session.ts'

/** The administrator of the frames, which show nothing personal. */
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

/** The files that every page of the back office loads besides its own. */
export const officeFiles = ['src/app/layouts/admin-layout.tsx', 'src/app/routes/admin-pages.ts']

/** Whether an address of the back office has a frame. Forms have none, since they start with their data. */
export const isOfficeList = (path: string): boolean => /^\/admin(\/(?!new-|update-)|$)/.test(path)
