// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Where the uploaded picture is served.
 */
export interface UploadedFile {
  /**
     * Address of the picture, root-relative or absolute.
     * @minLength 1
     */
  fileUrl: string;
}
