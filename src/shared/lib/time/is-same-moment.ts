/** Whether two timestamps name the same moment: hosts write them with and without fractions, and in other time zones. */
export const isSameMoment = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other)
