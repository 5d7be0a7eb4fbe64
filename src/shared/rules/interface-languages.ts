/** The languages in which the interface can be read. What people write, and what is written for them, has its own. */
export const interfaceLanguages = ['en', 'de'] as const

export type InterfaceLanguage = (typeof interfaceLanguages)[number]
