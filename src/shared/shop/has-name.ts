import type { User } from '#openapi/generated/model/user.ts'

/** Whether a customer's name contains the text; the server's search looks at emails. */
export const hasName = ({ name }: Pick<User, 'name'>, text: string): boolean =>
  name.toLowerCase().includes(text.trim().toLowerCase())
