/**
 * sha256 of the template and of the styles that earlier versions of the product started with. Add the old ones here when
 * a text in default-template.ts changes: installations where it was never touched then get the new one.
 */
export const formerTexts: ReadonlySet<string> = new Set([
  '323aadfa32e3a411847f54463c6e94b23b178be5947e6ad6495ea27d17bc8889',
  'abf9fa73a5c4ce651fcd444cac449906cc831b3d8ee07b7f073e5c59ac69dab9',
  '62166f935fee6489b74375b9000274ae922629c9e25d9d993ae2adc734fbaf68',
  '3289ca91e4195eef82d0aba3e3605e7376f74ba866069a885142d2ce21a4c85b',
  '3e2a10fee5ffa97e91c15cba4d558d02a96647966cab0203ee62f0cdf2cdffe7',
  '264609f57ff156df2e7cb70c15d2edf2e2d1fde10fa202bc0212ab77674db0b9',
  'a035acfc942474a99aaf8d99b3fb1b0e3d42a5a48e2009797b59cdb6e7058127',
  '160bbf3c026f6bf1ed92693c7cf46a8f03d69129f13980b82865ca2d15e097d0',
  'c1ef6ef10a7073c6bde6746bab7008576c37890b38922e2e632446a8b821d408',
  '07e05c32e50957f74cdb65a7e5ee8b70c1de5d19cef935f68134a87c81f0c313',
  '86b8dba92fe8ae05e8a7aafbd1a1fd76552ecc9b196616319642567645972379',
  '17fec3f7af7d38ef3dcdcf8f63d4a4ad4b4a436a6dd6bb08c99f252b09cc88cc',
])
