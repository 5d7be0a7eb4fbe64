/** A prompt kept as a text file: SYSTEM and USER parts, with the article's places in round brackets. */
export function sketchedPrompt(sketch, { source, voice, language, wish }) {
  const [, system = '', user = ''] = /=== SYSTEM\n([\s\S]*?)\n=== USER\n([\s\S]*)/.exec(sketch) ?? []
  const name = language[0].toUpperCase() + language.slice(1)
  const view = voice.opinion || '(none given)'
  const values = {
    '(title)': source.title,
    '(outlet, day)': [source.siteName, source.published].filter(Boolean).join(', ') || '(unknown)',
    '(text)': source.text,
  }
  return {
    system: system
      .replace('- In English,', `- In ${name},`)
      .replace(/ The author's own view is given:[^.]*\./, (given) =>
        voice.opinion ? given : ' The author gave no view: write without "I".',
      ),
    user: [
      user
        .replace(/(The author's own view:) .*/, `$1 ${view}`)
        .replace(/\((?:title|outlet, day|text)\)/g, (place) => values[place])
        .trim(),
      voice.targetAudience && `Readers: ${voice.targetAudience}`,
      ...voice.examplePosts.map((post) => `A post the author wrote before: ${post}`),
      wish && `The author's wish: ${wish}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}
