import type { InterfaceLanguage } from '#shared/rules/interface-languages'

/** The text of a mail, the same in plain text and in HTML. */
export interface MailWords {
  language: InterfaceLanguage
  subject: string
  paragraphs: readonly string[]
  action?: { label: string; address: string }
}

/** Pure. Every word is escaped for HTML; the address is ours. */
export function layOutMail({ language, subject, paragraphs, action }: MailWords): {
  subject: string
  text: string
  html: string
} {
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.address}`] : [])].join('\n\n')
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.address)}" style="background:#0B5D56;color:#FFFFFF;padding:10px 16px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : ''
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#FAF8F3;color:#1A1D21;font:16px/24px Arial,sans-serif"><div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-size:19px;font-weight:700;border-top:2px solid #1A1D21;padding-top:8px">Postwright</p>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
${button}</div></body></html>
`
  return { subject, text: `${text}\n`, html }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
