/** What the app uses of the contract's fields. */
export interface FieldUsage {
  /** Fields that the app reads or writes, such as `Review.rating`, each with its source files. */
  read: { field: string; files: string[] }[]
  /** Fields whose name the app never uses. */
  unread: string[]
  /** Fields whose name it uses for types of other names only. */
  byNameOnly: string[]
}

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
  fields: FieldUsage
  answers: AnswerUsage[]
}
