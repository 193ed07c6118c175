/** What somebody who asks for a call fills in. Nothing is required or checked. */
export interface CallbackRequest {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  message: string
}

export const blankRequest: CallbackRequest = { firstName: '', lastName: '', email: '', phoneNumber: '', message: '' }
