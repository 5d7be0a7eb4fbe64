import { expect, test } from 'vitest'
import { checkContentType, checkUnknownBody } from './content-types.ts'

test.each([
  'text/html; charset=utf-8',
  'TEXT/HTML',
  'application/xhtml+xml',
  'text/plain',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/octet-stream',
  '',
])('%j may hold an article', (type) => {
  expect(() => checkContentType(type)).not.toThrow()
})

test.each([
  ['image/png', 'an image'],
  ['image/svg+xml', 'an image'],
  ['video/mp4', 'a video'],
  ['audio/mpeg', 'a sound recording'],
  ['application/json', 'data (JSON)'],
  ['application/ld+json; charset=utf-8', 'data (JSON)'],
  ['application/rss+xml', 'a feed'],
  ['application/atom+xml', 'a feed'],
  ['application/vnd.apple.mpegurl', 'a video'],
  ['application/vnd.microsoft.portable-executable', 'neither a page nor a document'],
  ['application/zip', 'neither a page nor a document'],
  ['text/javascript', 'neither a page nor a document'],
  ['constructor', 'neither a page nor a document'],
])('%s is refused and named', (type, named) => {
  expect(() => checkContentType(type)).toThrow(named)
})

test.each([
  '%PDF-1.7',
  'PK\x03\x04',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  '\n<!DOCTYPE html>',
  '\xef\xbb\xbf<html lang="en">',
])('a server that does not know the type is helped by the first bytes %j', (start) => {
  expect(() => checkUnknownBody('application/octet-stream', Buffer.from(start, 'latin1'))).not.toThrow()
})

test.each(['MZ', '', 'plain words'])('unknown bytes %j are refused', (start) => {
  expect(() => checkUnknownBody('', Buffer.from(start, 'latin1'))).toThrow('neither a page nor a document')
  expect(() => checkUnknownBody('text/html', Buffer.from(start, 'latin1'))).not.toThrow()
})
