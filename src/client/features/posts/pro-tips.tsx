import { generatorTexts } from './texts.ts'

export function ProTips() {
  const { title, lines } = generatorTexts.tips
  return (
    <section className="tips">
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
