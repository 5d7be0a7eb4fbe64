declare module 'hyphen/*' {
  const hyphenation: { readonly hyphenateSync: (text: string, options: { minWordLength: number }) => string }
  export default hyphenation
}
