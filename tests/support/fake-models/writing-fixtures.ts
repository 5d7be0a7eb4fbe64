import type { AiConfig } from '#server/writing/ai-config'
import { plainVoice } from '#server/writing/plain-voice'
import type { WritingRequest } from '#server/writing/writer'
import type { ModelId } from '#shared/rules/models'
import { defaultBrief } from '#shared/rules/post-brief'
import type { FakeFormat } from './start-fake-model.ts'

/** A model for each format. */
export const modelOf: Record<FakeFormat, ModelId> = {
  openai: 'gpt-4o',
  anthropic: 'claude-3-sonnet',
  google: 'gemini',
  mistral: 'mistral-large',
  compatible: 'compatible',
}

export const fakeKey = 'key-that-must-stay-secret'

/** Settings of a server without any model. */
export const noModels: AiConfig = {
  openai: { apiKey: null, baseUrl: null },
  anthropic: { apiKey: null, baseUrl: null },
  google: { apiKey: null, baseUrl: null },
  mistral: { apiKey: null, baseUrl: null },
  compatible: { baseUrl: null, apiKey: null, model: null, label: null },
  upstreamNames: {},
  audiences: {},
  dailyCalls: { vendors: {}, models: {} },
}

/** Settings of a server whose one vendor is the fake at `baseUrl`. */
export function configFor(format: FakeFormat, baseUrl: string): AiConfig {
  const account = { apiKey: fakeKey, baseUrl }
  if (format !== 'compatible') return { ...noModels, [format]: account }
  return { ...noModels, compatible: { ...account, model: 'local-model', label: 'Local model' } }
}

export function writingRequest(changes: Partial<WritingRequest> = {}): WritingRequest {
  return {
    source: {
      title: 'Harbour opens a second quay',
      byline: null,
      published: '2026-03-02',
      siteName: null,
      language: 'en',
      url: 'https://news.example.com/quay',
      text: 'The harbour opened its second quay on Monday.\n\nIt handles 1,200 ships a year.',
      isOwn: false,
    },
    voice: plainVoice({ name: 'Plain', promptPart: 'Write plainly.' }),
    model: 'gpt-4o',
    language: 'english',
    useWebSearch: false,
    template: 'Write about {{title}} ({{url}}) in {{language}}.\n{{content}}\n{{style}}\n{{opinion}}\n{{examples}}',
    brief: defaultBrief,
    today: '2026-03-09',
    ...changes,
  }
}
