/** Where the shop is. */
export const shopZone = 'Asia/Kolkata'
