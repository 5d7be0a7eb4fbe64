/** A module's classes by the names that its sheet gives them; Vite makes them unique. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export default styles
}

/** Global sheets are imported for their effect alone. */
declare module '*.css'

/** A file as the text it is. */
declare module '*?raw' {
  const text: string
  export default text
}
