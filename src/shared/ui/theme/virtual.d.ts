declare module 'virtual:token-names' {
  export const tokenNames: import('./token-names.ts').TokenNames
}
