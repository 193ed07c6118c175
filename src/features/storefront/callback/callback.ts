/** The values of the callback form. None is required or validated. */
export interface CallbackRequest {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  message: string
}

export const blankRequest: CallbackRequest = { firstName: '', lastName: '', email: '', phoneNumber: '', message: '' }
