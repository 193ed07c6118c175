/** What the app does with the documented answers of an operation. */
export interface AnswerUsage {
  operation: string
  /** Statuses that the app handles, each with the files that do. Success counts as handled if a hook is used. */
  read: { status: string; files: string[] }[]
  /** Statuses that the app treats like any other failure, or never receives. */
  unread: string[]
}

/** What the app uses of the contract. */
export interface AppUsage {
  answers: AnswerUsage[]
}
