import type { MultipartFile } from '@fastify/multipart'
import { AppError } from '#server/platform/errors'
import type { HttpRequest } from '#server/platform/http'
import { GenerateFromFileFields } from '#shared/contract/posts'

/**
 * The file and the fields of a multipart form, in whatever order they come.
 * @throws AppError invalid_input | TOO_LARGE
 */
export async function receiveUpload(request: HttpRequest) {
  if (!request.isMultipart()) throw new AppError('invalid_input', 'Please upload a file.')
  const fields: Record<string, string> = {}
  let file: { bytes: Uint8Array; filename: string; mimeType: string } | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value).replaceAll('\0', '')
    else file = await receiveFile(part)
  }
  if (!file) throw new AppError('invalid_input', 'Please upload a file.')

  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const parsed = GenerateFromFileFields.safeParse(given)
  if (!parsed.success) {
    const [first] = parsed.error.issues
    throw new AppError('invalid_input', `${first?.path.join('.')}: ${first?.message}`)
  }
  return { file, choices: parsed.data }
}

async function receiveFile(part: MultipartFile) {
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw new AppError('TOO_LARGE', 'Please upload a file smaller than 10MB.')
  return { bytes, filename: part.filename.replaceAll('\0', '').slice(0, 255), mimeType: part.mimetype }
}
