/** Characters of a password. Apart from the other limits, which nothing before the sign-in needs. */
export const passwordCharacters = { least: 8, most: 200 } as const
