// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The picture to keep: PNG, JPEG, WebP, AVIF or GIF by its content, at most 5 MB.
 */
export interface UploadInput {
  /** The picture. */
  file: Blob | File;
}
