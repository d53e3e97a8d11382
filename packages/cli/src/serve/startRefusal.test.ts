import { expect, it } from 'vitest';
import { startRefusal } from './startRefusal.ts';

const place = {
  port: 80,
  host: '127.0.0.1',
  data: './data',
  databaseUrl: 'postgres://me:secret@db.example.org/games',
};
const failing = (more: object): Error => Object.assign(new Error('what the system says'), more);

it.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'port 80: is in use'],
  [{ code: 'EACCES', syscall: 'listen' }, 'port 80: is not allowed'],
  [{ code: 'EACCES', syscall: 'mkdir' }, './data: may not be written by this user'],
  [{ code: 'EEXIST', syscall: 'mkdir' }, './data: is no folder'],
  [{ code: 'ENOTDIR', syscall: 'mkdir' }, './data: is in no folder'],
  [{ code: 'ECONNREFUSED' }, 'nobody answers at db.example.org:5432'],
  [{ code: '28P01' }, 'the password in DATABASE_URL is not right'],
  [{ code: '3D000' }, 'there is no such database'],
  [{}, 'the server does not start: what the system says'],
])('%j is told as a sentence', (more, sentence) => {
  const { message } = startRefusal(failing(more), place);
  expect(message).toContain(sentence);
  expect(message).not.toContain('secret');
});
