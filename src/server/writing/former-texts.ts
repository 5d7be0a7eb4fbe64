/**
 * sha256 of the template and of the styles that earlier versions of the product started with. Add the old ones here when
 * a text in default-template.ts changes: installations where it was never touched then get the new one.
 */
export const formerTexts: ReadonlySet<string> = new Set([
  '323aadfa32e3a411847f54463c6e94b23b178be5947e6ad6495ea27d17bc8889',
  'abf9fa73a5c4ce651fcd444cac449906cc831b3d8ee07b7f073e5c59ac69dab9',
  '62166f935fee6489b74375b9000274ae922629c9e25d9d993ae2adc734fbaf68',
  '3289ca91e4195eef82d0aba3e3605e7376f74ba866069a885142d2ce21a4c85b',
])
