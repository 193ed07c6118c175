import { session } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

export function useLogout(options?: NavigateOptions): () => void {
  const navigate = useNavigate()
  return () => {
    session.signOut()
    void navigate(paths.login(), options)
  }
}
