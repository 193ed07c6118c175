/** The first instant of the seeded shop: Monday, 16 November 2026, 10:00 in India. */
export const anchor = new Date('2026-11-16T10:00:00+05:30')
