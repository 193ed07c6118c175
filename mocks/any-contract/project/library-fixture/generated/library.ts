export interface components {
  schemas: {
    NewBook: { title: string; genre: 'novel' | 'poem' | 'play'; pages?: number }
    Book: components['schemas']['NewBook'] & { readonly id: number }
    Loan: { bookId: number; memberId: number } & { readonly id: number; readonly lentAt: string; readonly returnedAt?: string | null }
  }
  responses: {
    OneLoan: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Loan'] } }
    Refused: { headers: { [name: string]: unknown }; content: { 'application/problem+json': { title: string } } }
  }
}
export interface operations {
  listBooks: {
    parameters: { query?: { limit?: number; genre?: 'novel' | 'poem' | 'play' }; header?: never; path?: never; cookie?: never }
    requestBody?: never
    responses: { '2XX': { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Book'][] } }; '4XX': components['responses']['Refused'] }
  }
  replaceBook: {
    parameters: { query?: never; header?: never; path: { bookId: number }; cookie?: never }
    requestBody: { content: { 'application/json': components['schemas']['NewBook'] } }
    responses: { '2XX': { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Book'] } }; '4XX': components['responses']['Refused'] }
  }
  removeBook: {
    parameters: { query?: never; header?: never; path: { bookId: number }; cookie?: never }
    requestBody?: never
    responses: { 204: { headers: { [name: string]: unknown }; content?: never }; '4XX': components['responses']['Refused'] }
  }
  lend: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    requestBody: { content: { 'application/json': { bookId: number } } }
    responses: { 201: components['responses']['OneLoan']; '4XX': components['responses']['Refused'] }
  }
  listLoans: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    requestBody?: never
    responses: { '2XX': { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Loan'][] } } }
  }
  takeBack: {
    parameters: { query?: never; header?: never; path: { loanId: number }; cookie?: never }
    requestBody?: never
    responses: { '2XX': components['responses']['OneLoan'] }
  }
  getLoan: {
    parameters: { query?: never; header?: never; path: { loanId: number }; cookie?: never }
    requestBody?: never
    responses: { '2XX': components['responses']['OneLoan'] }
  }
}
