/** The languages of the interface. Posts and other written content have their own. */
export const interfaceLanguages = ['en', 'de'] as const

export type InterfaceLanguage = (typeof interfaceLanguages)[number]
