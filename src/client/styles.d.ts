/** A module's classes by their names in the sheet; Vite makes them unique. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export default styles
}

/** Global sheets are imported for their side effect. */
declare module '*.css'

/** A file's text, unchanged. */
declare module '*?raw' {
  const text: string
  export default text
}
