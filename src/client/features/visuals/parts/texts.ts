import { catalogue } from '#client/lib/catalogue'

/** Words of parts that several areas of the editor use. */
export const partsTexts = catalogue('visualsParts', {
  icons: {
    search: 'Search icons',
    placeholder: 'Search icons',
    all: (count: number) => `${count} icons`,
    more: (count: number) => `${count} more. Add a word to find them.`,
    none: 'No icons found.',
    choose: 'Choose an icon',
  },
  failed: 'This part could not be loaded. Check your connection and open it again.',
  close: 'Close',
  /** How templates and pages may look. */
  looks: { brand: 'My brand', designed: 'As designed', paper: 'Paper', night: 'Night', garden: 'Garden' },
})
