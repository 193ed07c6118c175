/** What somebody who wants to be called back leaves. Nothing of it is required or checked. */
export interface CallbackRequest {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  message: string
}

export const blankRequest: CallbackRequest = { firstName: '', lastName: '', email: '', phoneNumber: '', message: '' }
