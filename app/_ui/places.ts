/** Keys in localStorage: where the app was and when, and the evening it was last at. */
export const PLACE = 'place'
export const EVENING = 'evening'
