/** Groups without document text: font and style tables, headers and footers, pictures, comments. */
export const skippedGroups = new Set(
  (
    'filetbl revtbl header headerl headerr headerf footer footerl footerr footerf pict object objdata ' +
    'fldinst sp shprslt nonshppict listtext pntext annotation atnid atnauthor atntime xe tc themedata datastore ftnsep ftnsepc ' +
    'aftnsep aftnsepc template rsidtbl generator comment operator private category manager company mmathPict moMathParaPr'
  ).split(' '),
)
/** Starred groups, which readers may skip, that are read nevertheless. */
export const wantedStars = new Set(['shptxt', 'shpinst', 'shp', 'shptop', 'moMathPara', 'moMath'])

/** Words that are one character. */
export const characters = new Map(
  Object.entries({
    tab: '\t',
    line: '\n',
    emdash: '—',
    endash: '–',
    emspace: ' ',
    enspace: ' ',
    qmspace: ' ',
    bullet: '•',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    '~': '\u00a0',
    _: '-',
    '{': '{',
    '}': '}',
    '\\': '\\',
  }),
)
export const paragraphEnds = new Set(['par', 'sect', 'page', 'column', '\n', '\r'])
