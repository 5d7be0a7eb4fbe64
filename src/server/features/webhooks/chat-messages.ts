import type { WebhookKind } from '#shared/rules/webhooks'

/** Messages for people in a chat, in the form its incoming webhooks take. Pure. */

export interface ChatMessage {
  heading: string
  /** Shown below the title. */
  text: string
  button: { label: string; address: string }
}

/** @returns JSON */
export function writeChatMessage(kind: Exclude<WebhookKind, 'standard'>, message: ChatMessage): string {
  return JSON.stringify(kind === 'slack' ? toSlack(message) : toTeams(message))
}

/** For Slack, `text` is what notifications show. Blocks hold plain text, so that no title becomes a link or a mention. */
function toSlack({ heading, text, button }: ChatMessage) {
  return {
    text: escapeForSlack(`${heading}: ${text}`),
    blocks: [
      { type: 'section', text: { type: 'plain_text', text: `${heading}\n${text}` } },
      {
        type: 'actions',
        elements: [{ type: 'button', text: { type: 'plain_text', text: button.label }, url: button.address }],
      },
    ],
  }
}

/** For Teams, an Adaptive Card. Text runs are plain, where a TextBlock would read Markdown. */
function toTeams({ heading, text, button }: ChatMessage) {
  const line = (words: string, weight: 'Bolder' | 'Default') => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text: words, weight }],
  })
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [line(heading, 'Bolder'), line(text, 'Default')],
          actions: [{ type: 'Action.OpenUrl', title: button.label, url: button.address }],
        },
      },
    ],
  }
}

/** Escapes the three characters that are markup to Slack. */
function escapeForSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
