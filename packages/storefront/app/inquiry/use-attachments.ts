import { useUploadFileMutation } from "@noren/api/endpoints/upload";
import type { Input } from "@noren/contract";
import {
  ATTACHMENTS_MAX,
  PHOTO_TYPES,
  REVIEW_PHOTOS_MAX,
  UPLOAD_MAX_BYTES,
  UPLOAD_TYPES,
} from "@noren/validation/fields/upload-limits";
import { useEffect, useRef, useState } from "react";
import type { FormFailure } from "#ui/forms/form-submit";
import { attachmentsCopy as copy } from "#ui/slots/attachments/attachments.copy";
import type { Attachment, AttachmentsProps } from "#ui/slots/attachments/attachments.props";
import { toFormFailure } from "../problem/form-failure.ts";
import { problemOf } from "../problem/problem-response.ts";

/** What a form accepts. */
interface Accepted {
  dir: Input<"uploadFile">["body"]["dir"];
  types: readonly string[];
  max: number;
}
const INQUIRY_FILES: Accepted = { dir: "inquiries", types: UPLOAD_TYPES, max: ATTACHMENTS_MAX };

/** The photos of a review. */
export const REVIEW_PHOTOS: Accepted = { dir: "reviews", types: PHOTO_TYPES, max: REVIEW_PHOTOS_MAX };

/** Why a file cannot be attached; null for one that can. */
function refusalOf({ type, size }: File, types: readonly string[]): string | null {
  if (!types.includes(type)) return copy.wrongType;
  if (size === 0) return copy.empty;
  return size > UPLOAD_MAX_BYTES ? copy.tooLarge : null;
}

/** The URL of a chosen picture, until `revokePreview`; null for another file. */
const previewOf = (file: File): string | null =>
  PHOTO_TYPES.some((type) => type === file.type) ? URL.createObjectURL(file) : null;

const revokePreview = ({ preview }: Attachment): void => {
  if (preview !== null) URL.revokeObjectURL(preview);
};

/** A chosen file; `key` resolves to its key, or to null without one. */
interface Chosen extends Attachment {
  key: Promise<string | null>;
}

/** An uploaded file of a form. */
export interface UploadedFile {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
}

export interface Attachments {
  props: AttachmentsProps;
  /** Waits for the uploads. Returns the files, or why the form cannot be sent. */
  collect: () => Promise<{ files: UploadedFile[] } | { failure: FormFailure }>;
  clear: () => void;
}

const toChosen = ({ key, name, size }: UploadedFile, id: number): Chosen => ({
  id,
  name,
  size,
  isUploading: false,
  preview: null,
  error: null,
  key: Promise.resolve(key),
});

/**
 * The files of a form, each uploaded once it is chosen, one after another.
 * @param kept files that are already uploaded, when the form is shown again
 * @param accepted by default the files of an inquiry
 */
export function useAttachments(kept: readonly UploadedFile[] = [], accepted: Accepted = INQUIRY_FILES): Attachments {
  const { dir, types, max } = accepted;
  const [upload] = useUploadFileMutation();
  const [files, setFiles] = useState<readonly Chosen[]>(() => kept.map(toChosen));
  const latest = useRef(files);
  const lastId = useRef(kept.length);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const set = (change: (files: readonly Chosen[]) => readonly Chosen[]) => {
    const before = latest.current;
    latest.current = change(before);
    before.filter(({ id }) => !isAttached(id)).forEach(revokePreview);
    setFiles(latest.current);
  };
  useEffect(() => () => latest.current.forEach(revokePreview), []);
  const isAttached = (id: number) => latest.current.some((file) => file.id === id);
  const finish = (id: number, error: string | null) =>
    set((files) => files.map((file) => (file.id === id ? { ...file, isUploading: false, error } : file)));

  const send = async (id: number, file: File): Promise<string | null> => {
    if (!isAttached(id)) return null;
    try {
      const { key } = await upload({ dir, file }).unwrap();
      finish(id, null);
      return key;
    } catch (thrown) {
      const { message, errors } = toFormFailure(problemOf(thrown));
      finish(id, Object.values(errors ?? {})[0]?.[0] ?? message);
      return null;
    }
  };
  const add = (file: File): void => {
    lastId.current += 1;
    const id = lastId.current;
    const refusal = latest.current.length >= max ? copy.tooMany(max) : refusalOf(file, types);
    const preview = refusal === null ? previewOf(file) : null;
    const entry = { id, name: file.name, size: file.size, isUploading: refusal === null, preview, error: refusal };
    if (refusal !== null) return set((files) => [...files, { ...entry, key: Promise.resolve(null) }]);
    const key = queue.current.then(() => send(id, file));
    queue.current = key;
    set((files) => [...files, { ...entry, key }]);
  };
  return {
    props: {
      files,
      onChosen: (chosen) => chosen.forEach(add),
      onRemoved: (id) => set((files) => files.filter((file) => file.id !== id)),
    },
    collect: async () => {
      const files = await Promise.all(
        latest.current.map(async ({ key, name, size }) => ({ key: await key, name, size })),
      );
      const refused = latest.current.filter(({ error }) => error !== null).map(({ name }) => name);
      if (refused.length > 0) return { failure: { message: copy.incomplete(refused) } };
      return { files: files.flatMap(({ key, ...file }) => (key === null ? [] : [{ key, ...file }])) };
    },
    clear: () => set(() => []),
  };
}
