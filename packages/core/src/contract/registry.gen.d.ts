// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/applications/center/{appId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Cancels an application that the registry is not working on, for the centre that made it. */
        patch: operations["cancelApplication"];
        trace?: never;
    };
    "/applications/center/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application with its history; to look is written down. */
        get: operations["getCenterApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/center/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document or a captured part of an application; each look is written down. */
        get: operations["getApplicationFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/center/{id}/portrait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The registry's photograph of an applicant; each look is written down. */
        get: operations["getApplicantPortrait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/center/{id}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts one more printout of an application's slip. */
        post: operations["markSlipPrinted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/center/active/{idNumber}/biometrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose biometrics are to be taken, what for, and what is there; to look is written down. */
        get: operations["getApplicantBiometrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/center/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications that the session's centre made or whose card it hands over, newest first; full access sees all. */
        get: operations["listCenterApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/center/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits an application, or one again that the registry returned.
         * @description Everything is checked again: the person, the type, the details, the documents, the phone number and the biometrics.
         *     Where the person has an application under way, `context` says which (409, application_active). A path that was used
         *     is named by its document's type in `errors`: `documents.payment_slip`.
         */
        post: operations["submitApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/center/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an applicant, or the guardian, a one-time password, and holds what they say against it.
         * @description Without `otp` a code is sent: six digits, good once and for ten minutes, for this applicant, this number and this
         *     purpose alone. At most one a minute and five an hour go to a number. With `otp` the code is verified. A wrong code
         *     leaves `context.attempts_left`; after five, none is looked at for fifteen minutes (429, otp_locked).
         */
        post: operations["sendApplicationOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/dnr/active/{idNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The one application of a person that is under way, at any centre, or none.
         * @description Counts as a look at the person, like the call above, unless the same user has just looked at them.
         */
        get: operations["getActiveApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/dnr/payment-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the applicant a link by which the fee can be paid, at most one a minute. */
        post: operations["sendPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/dnr/status/{idNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person's applications, cards and hand-overs, at any centre; to look is written down, found or not. */
        get: operations["getPersonStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/dnr/status/{idNumber}/portrait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The registry's photograph of a person whose status was just looked up; each look is written down. */
        get: operations["getPersonPortrait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which centre has the application with this number, or the newest one of this person. */
        get: operations["findApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/portal/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications made online whose card the session's centre hands over, newest first; full access sees all. */
        get: operations["listPortalApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that happened to a record and to what it holds, newest first. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a member of staff in.
         * @description If the user has a second factor (x-extension), name and password are not enough. The server then refuses the
         *     sign-in with 400 and the code `second_factor`, and the page sends name and password again with `otp`. If the code
         *     was wrong or was used before, `errors.otp` says so. A server without second factors never asks.
         *
         *     A server that stops guesses may give the browser a second cookie here (x-extension): it tells that this user has
         *     signed in there before, so that other people's failures do not keep them out. It opens nothing by itself, outlives
         *     the session, and no screen reads it. The reference server calls it `__Host-idd_browser`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session.
         * @description A page that signs out by itself, because nobody works there, sends `X-Background: 1` (x-extension). A server may then answer the next sign-in of the same user in the same browser with the same center, for 12 hours. Without it, and after any other sign-out, the user chooses a center.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the user's own password; every other session of the user ends. */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the user also signs in with a code of an authenticator app. */
        get: operations["getSecondFactor"];
        /**
         * Turns the second factor on with a code of the new secret; every other session of the user ends.
         * @description Earlier recovery codes no longer work. The new ones are shown only once: a page that did not get the answer starts
         *     again. A wrong code is refused with 400 and `errors.otp`. If there is no secret to confirm, the server answers
         *     409 with the code `out_of_order`.
         */
        put: operations["confirmSecondFactor"];
        /**
         * Makes the secret that the user puts into an authenticator app.
         * @description It counts after a code of it is confirmed. Until then sign-ins do not change. Each call makes another secret, and
         *     only the last one can be confirmed. An `Idempotency-Key` does not repeat the answer, because the server keeps only
         *     the sealed secret.
         *
         *     A wrong password is refused with 400 and the code `wrong_password`. A user with a password that somebody else made is
         *     refused with 403 and the code `password_change_required`. If second factors are off, the server
         *     answers 400 with the code `second_factor_off`.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the user is signed in, newest first. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Ends all other sessions of the user, but not the session of this request. */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/set-center": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Selects the centre that the user works at. */
        post: operations["setCenter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user, centre and anti-forgery token. */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user-centers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The centres that the user may work at. */
        get: operations["listUserCenters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/biometrics/batch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was taken of an applicant so far, wherever it was taken. */
        get: operations["getCaptureSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/biometrics/batch/{id}/exceptions/{exceptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an exception back; its finger or signature is asked for again. */
        delete: operations["removeException"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/biometrics/batch/{id}/parts/{partId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a part out of an open set. */
        delete: operations["removeCapturedPart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/biometrics/exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that a finger or a signature cannot be taken.
         * @description A print or signature that was taken of it before goes.
         */
        post: operations["recordException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/biometrics/fingerprint-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps one fingerprint of an applicant.
         * @description PNG, kept as 8-bit grey with its pixels and the resolution that it names. A print with the same bytes as that of
         *     another finger is refused (409, same_print).
         */
        post: operations["sendFingerprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/biometrics/photograph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps an applicant's photograph.
         * @description JPEG or PNG, 7 wide to 9 high, at least 600 × 770 pixels. It is kept as JPEG of 840 × 1080 pixels at most, without
         *     what a camera wrote into it.
         */
        post: operations["sendPhotograph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/biometrics/signature-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the signature of an applicant, or of the guardian.
         * @description JPEG or PNG, kept as JPEG on white. A dot is no signature.
         */
        post: operations["sendSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/biometrics/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits an applicant's biometrics, and moves the application on.
         * @description Every item that the settings require is taken, used again from before, or excepted; each that is missing is named
         *     in `errors` (400): photo, right_ring, signature, supervisor. Where the set has changed since `version`, nothing is
         *     submitted (409, biometrics_changed).
         */
        post: operations["submitBiometrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a batch at the session's centre. */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/batches/{batchId}/addnote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Writes a note that both sides read. */
        patch: operations["addBatchNote"];
        trace?: never;
    };
    "/dispatch/batches/{batchId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Gives up an open batch; its cards are free again. */
        patch: operations["cancelBatch"];
        trace?: never;
    };
    "/dispatch/batches/{batchId}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a physical card to an open batch. */
        post: operations["addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/batches/{batchId}/cards/{cardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a card out of an open batch. */
        delete: operations["removeCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/batches/{batchId}/cards/{cardId}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Records that a card is not what the batch says. */
        patch: operations["disputeCard"];
        trace?: never;
    };
    "/dispatch/batches/{batchId}/cards/{cardId}/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Records that a card was not in the packet. */
        patch: operations["markCardMissing"];
        trace?: never;
    };
    "/dispatch/batches/{batchId}/cards/{cardId}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The photograph of a disputed card, for the two centres of its batch. */
        get: operations["getCardPhoto"];
        /**
         * Keeps a photograph of a disputed card, in place of the one before.
         * @description The body is the picture itself. Its bytes decide what it is; it must be of the type that the request names,
         *     not animated, at most 12,000 pixels on a side and 40 million in all. What a camera writes beside the picture
         *     (place, time, device) is not kept.
         */
        put: operations["attachCardPhoto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/batches/{batchId}/cards/{cardId}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Records that a card has arrived; a card found later too. */
        patch: operations["receiveCard"];
        trace?: never;
    };
    "/dispatch/batches/{batchId}/cards/{cardId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Takes the check of a card back; it counts as not checked again. */
        patch: operations["undoCard"];
        trace?: never;
    };
    "/dispatch/batches/{batchId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has changed in a batch since a version of it, for a page that already shows the batch. */
        get: operations["listBatchChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/batches/{batchId}/destination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Sends an open batch to another centre than the one it was opened for. */
        patch: operations["changeDestination"];
        trace?: never;
    };
    "/dispatch/batches/{batchId}/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Sends a packed batch on its way. */
        patch: operations["dispatchBatch"];
        trace?: never;
    };
    "/dispatch/batches/{batchId}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Opens a dispatched batch of which nothing is checked yet, or a cancelled one (without cards). */
        patch: operations["reopenBatch"];
        trace?: never;
    };
    "/dispatch/batches/{batchId}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts one more printout of a document of a batch; does not raise the batch's version. */
        post: operations["markPrinted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/batches/{batchId}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Closes the receipt; every card is received, missing or disputed by then. */
        patch: operations["receiveBatch"];
        trace?: never;
    };
    "/dispatch/batches/{batchId}/send_ready_sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Tells the collectors by SMS that their cards are ready; once a batch. */
        patch: operations["sendReadySms"];
        trace?: never;
    };
    "/dispatch/batches/receiving": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Batches on their way to the session's centre or received there, newest dispatch first. */
        get: operations["listReceivingBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/batches/receiving/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A batch as its destination sees it. */
        get: operations["getReceivingBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/batches/sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Batches that the session's centre packs or has sent, newest first. */
        get: operations["listSendingBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/batches/sending/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A batch as its origin sees it. */
        get: operations["getSendingBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/cards/locate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells which batch holds a card; nothing about whose card it is. */
        get: operations["locateCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/centers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every centre that a batch can travel to. */
        get: operations["listCenters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/centers/hierarchy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every centre below the centre that looks after it. */
        get: operations["listCenterHierarchy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The drafts of a form that the user has at the session's centre, newest first.
         * @description The server lists no draft of another user, centre or form, and none that is too old.
         */
        get: operations["listDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{form}/{draft}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the input of a form that a member of staff has not sent yet.
         * @description The server seals the content and keeps it for this user at this centre. `retention.drafts` says for how many hours.
         *
         *     The server refuses a save with 409 and one of these codes.
         *
         *     - `stale_version`: the server keeps another version. `context.version` is that version, or 0 where it keeps none.
         *     - `draft_exists`: the user has another draft of this form about this person. `context` has its `draft`, `version`
         *       and `saved_at`.
         *     - `too_many_drafts`: the user has 20 drafts already.
         *
         *     The server refuses a content of more than 65536 bytes of JSON with 413.
         */
        put: operations["saveDraft"];
        post?: never;
        /**
         * Forgets a draft of the user.
         * @description The answer is the same for a draft that this user does not have. The server refuses another version than the kept
         *     one (409, stale_version).
         */
        delete: operations["discardDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server is ready to answer. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hand-overs of the session's centre, newest first. */
        get: operations["listIssuances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/cards/{id}/collected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last hand-over of a card of this centre, complete or not; to look is written down. */
        get: operations["getCollectedIssuance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/cards/{id}/completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The completed hand-over of a card of this centre; to look is written down. */
        get: operations["getCompletedIssuance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/cards/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document of a card's hand-over, for its own centre. */
        get: operations["getIssuanceDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/cards/{id}/evidence/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of the proof of a card's last hand-over, for its own centre. */
        get: operations["getIssuanceEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/cards/{id}/portraits/{of}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photograph of a loaded card's owner or of the collector that was checked, for the centre that has the card.
         * @description To look is written down. A request with `X-Background: 1` belongs to the hand-over's record if the same user has opened that within the last hour; it is not written down again.
         */
        get: operations["getPortrait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/cards/{id}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts one more printout of a hand-over's receipt. */
        post: operations["markReceiptPrinted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/cards/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Takes a card back that was handed over; it is at the centre again. */
        patch: operations["returnCard"];
        trace?: never;
    };
    "/issuance/cards/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds the card in the clerk's hand against the one that is handed over.
         * @description Another serial number is refused with both, the one that was expected in `context.expected`, and undoes an earlier
         *     match. It holds for this session, loaded or not, until the card is handed over or thirty minutes have passed.
         */
        post: operations["verifyCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/check_collector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Looks up who wants to collect a loaded card, and says whether they may. */
        post: operations["checkCollector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the proof of a hand-over.
         * @description The parts named `files` are `<finger>.png`, which says by its name which finger it shows, and `sig.jpg`; the part
         *     `data` is the JSON of `CompletionData`. Either the fingerprint or a reason is needed, and either the signature or
         *     a signed receipt as a document. A fingerprint is kept as 8-bit grey, with its pixels and the resolution that it
         *     names; one that is too large is refused, never made smaller.
         */
        post: operations["completeIssuance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a document, whole or as an upload that has arrived, and gives the path by which one call may use it.
         * @description It is brought for a hand-over (`card_id`) or for an application (`id_number`), exactly one of them. The types of the
         *     first are those of the settings for hand-overs, of the second those for applications. To bring one for an
         *     application counts as a look at the person, unless the same user has just had one.
         */
        post: operations["addIssuanceDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the card was handed over. */
        post: operations["issueCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds a card by its serial number, its owner's ID number or the slip of the application, and checks it.
         * @description Where every check holds, a hand-over begins, or the one that this session has begun is given again with all that
         *     was done. A card that may not be handed over is an answer too: its `checks` say why.
         */
        post: operations["loadIssuance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the collector a one-time password.
         * @description Six digits, good once and for ten minutes, for this card, this number and this purpose alone. At most one a minute
         *     and five an hour for a number; a new one takes the place of the one before and leaves the count of wrong codes.
         *     A registry may ask for a second person when the code goes to another number than the registered one. If `supervisor`
         *     is missing, the answer is then 400 with the code `second_person_needed`.
         */
        post: operations["sendCollectorOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds what the collector says against the code that was sent.
         * @description A wrong code leaves `context.attempts_left`; after five, none is looked at for fifteen minutes (429, otp_locked).
         *     Where the settings say `alternative_check`, a supervisor of the same centre may vouch in place of a code. If they have
         *     a second factor and `supervisor.otp` is missing or wrong, the answer is 400 with the code `second_factor`.
         */
        post: operations["verifyCollectorOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuance/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards that wait at the session's centre to be handed over, the longest waiting first.
         * @description A card is over 30 days if it arrived more than 30 days ago on the registry's calendar: a card of exactly 30 days is not. `meta.counts` has the number of cards of each `age`, and `meta.total` that of the age that was asked for.
         */
        get: operations["listWaitingCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much work stands where at the session's centre, at the end of a day.
         * @description Each figure of today counts the very rows of a list: those of batches with the same `concern`, those of hand-overs with
         *     the same `status`, those of waiting cards with the same `age`. A past day is counted as it was at its end.
         */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/population": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many registered people live, in all and by the atoll of their address.
         * @description The figures are of no centre. They are counted once an hour.
         */
        get: operations["getPopulation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/population/age": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many registered people live of each age, from 0 to the highest one. */
        get: operations["getPopulationByAge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/population/age_group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many registered people live of each group of five years. */
        get: operations["getPopulationByAgeGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the service has done in the last weeks at the session's centre, and at each centre for full access. */
        get: operations["getServiceStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the registry decides and the screens only show, for everybody who is signed in.
         * @description The specification names it among the calls of XPAT; it holds the settings of the whole product.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The countries of the world, for everybody who is signed in. */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/current-island": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The island of the session's centre. */
        get: operations["getCurrentIsland"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/employer-work-permits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work permits by the name of the employer or the number of the permit.
         * @description One of `name` and `workPermitNo` has at least two characters.
         */
        get: operations["listWorkPermits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/employers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Employers whose name or registration number has what is searched for. */
        get: operations["listEmployers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/individual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records an interaction with a foreign worker, and the person where they are new.
         * @description Somebody new, or with a new passport, who looks like somebody else is answered with who that is (409,
         *     possible_duplicates): `context.candidates` holds each as an ExpatCandidate. It is sent again with `individual_id` of
         *     the one who is the same person, or with all of them in `not_same_as` and a note.
         */
        post: operations["recordInteraction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/individual-by-passport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose passport it is, also one that has been replaced.
         * @description Nobody is an answer too. Every look-up is written down, and a user looks up so many people a minute and a day as the
         *     settings of the server allow (429, too_many_lookups).
         */
        get: operations["findExpatByPassport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/individual-work-permit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose work permit it is.
         * @description Nobody is an answer too. Every look-up is written down, and a user looks up so many people a minute and a day as the
         *     settings of the server allow (429, too_many_lookups).
         */
        get: operations["findExpatByPermit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/individuals/{id}/portrait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The photograph of a foreign worker who was just looked up; each look is written down. */
        get: operations["getExpatPortrait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/interaction-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts of the interactions on the island of the session's centre; full access counts all. */
        get: operations["getInteractionStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interactions on the island of the session's centre, newest first; full access sees all. */
        get: operations["listInteractions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/interactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One interaction; to look is written down. */
        get: operations["getInteraction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/interactions/{id}/parts/{partId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photograph, a fingerprint or the signature of an interaction; each look is written down. */
        get: operations["getInteractionPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/interactions/{id}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts a printed slip of an interaction, and says which copy it is. */
        post: operations["markInteractionPrinted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/islands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The islands of the country whose name or atoll begins with what is given. */
        get: operations["listIslands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpat/occupations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The occupations that a permit can name. */
        get: operations["listOccupations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Whose biometrics are to be taken, what for, and what is there. */
        ApplicantBiometrics: {
            applicant: components["schemas"]["Person"];
            /** @description The applicant's active application, at any centre. Null if there is no active application. */
            application: components["schemas"]["ApplicationSummary"] | null;
            /** @description The capture set that this centre works on. It is the centre's own open set for this application. If the centre has no open set, it is a set of another centre that waits for a supervisor. It is null if no set fits. */
            set: components["schemas"]["CaptureSet"] | null;
            /** @description Parts from before that may be used again, the newest of each kind and finger. */
            stored: components["schemas"]["CapturedPart"][];
        };
        /** @description One application with its history. */
        Application: {
            applicant: components["schemas"]["Person"];
            application_no: string;
            biometrics: components["schemas"]["ApplicationBiometrics"];
            cancelled?: null | {
                /** Format: date-time */
                at: string;
                by: components["schemas"]["Staff"];
                notes: string;
                reason: components["schemas"]["ApplicationCancelReason"];
            };
            captures: components["schemas"]["CapturedPart"][];
            card: components["schemas"]["ApplicationCard"] | null;
            /** @description The new values of the details that have changed. */
            changes?: components["schemas"]["DetailChange"][];
            /**
             * @description Where it was made.
             * @enum {string}
             */
            channel: "center" | "portal";
            collection_center: components["schemas"]["Center"];
            /** @description The end of the number that messages go to: *** **45. */
            contact_phone_masked: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Null for one made online. */
            created_by: components["schemas"]["Staff"] | null;
            /** @description Null for one made online. */
            created_center: components["schemas"]["Center"] | null;
            documents: components["schemas"]["ApplicationDocument"][];
            /** @description The newest twenty, newest first. */
            events: components["schemas"]["ApplicationEvent"][];
            /** @description What could not be taken of the applicant. */
            exceptions?: components["schemas"]["CaptureException"][];
            /**
             * Format: date
             * @description The day by which the card can be expected.
             */
            expected_on?: string | null;
            /** @description Who applies for an applicant under age. */
            guardian?: null | {
                id_number: string;
                name_dv: string | null;
                name_en: string;
                /** @description A code of the settings. */
                relationship?: string | null;
            };
            id: number;
            /** @description When and where the card was lost, where the application says so. */
            lost?: null | {
                /** Format: date */
                on: string;
                place: string | null;
            };
            notes?: string | null;
            payment: components["schemas"]["ApplicationPayment"];
            /** @description How often its slip was printed. */
            printed?: number | null;
            /** @description The card that the new one takes the place of. */
            replaces: null | {
                /** @enum {string} */
                fate: "surrendered" | "lost" | "kept";
                police_report_no?: string | null;
                serial_number: string;
            };
            /** @description Why the registry returned or rejected it, where it did. */
            return_reasons: components["schemas"]["ApplicationReason"][];
            /** @description How often it has been submitted; 1 at first. */
            round: number;
            status: components["schemas"]["ApplicationStatus"];
            /**
             * Format: date-time
             * @description Since when it has this status.
             */
            status_at: string;
            /**
             * Format: date-time
             * @description When it was last submitted to the registry.
             */
            submitted_at: string | null;
            type: components["schemas"]["ApplicationType"];
            version: number;
            /** @description The supervisor who vouched for what could not be taken; null where nobody had to. */
            vouched_by?: null | {
                /** Format: date-time */
                at: string;
                by: components["schemas"]["Staff"];
                reason: string;
            };
        };
        /** @description What of the applicant's biometrics is there. While they are awaited, a part that this centre has taken is not missing, and fingerprints are missing until every required finger is there. */
        ApplicationBiometrics: {
            /** @enum {string} */
            fingerprints: "captured" | "reused" | "excepted" | "missing";
            /** @enum {string} */
            photo: "captured" | "reused" | "excepted" | "missing";
            /** @enum {string} */
            signature: "captured" | "reused" | "excepted" | "missing";
            /** @description All is taken that can be, and a supervisor has to vouch for the rest. */
            waits_for_supervisor?: boolean;
        };
        /** @enum {string} */
        ApplicationCancelReason: "applicant_request" | "duplicate" | "wrong_applicant" | "wrong_type" | "other";
        /** @description The card that was made for an application, without the address of a centre or anybody's phone number. */
        ApplicationCard: {
            application_no?: string | null;
            /** @description The last batch that carried it. */
            batch: null | {
                batch_no: string;
                destination_center: components["schemas"]["Center"];
                /** Format: date-time */
                dispatched_at: string | null;
                /** Format: date */
                expected_on?: string | null;
                /** @description Only where the session's centre is one of its two. */
                id?: number;
                /** @description What became of the card in it: packed, in_transit, received, missing, disputed. */
                line_status: string;
                origin_center: components["schemas"]["Center"];
                /**
                 * Format: date-time
                 * @description When the card was checked in.
                 */
                received_at: string | null;
                /**
                 * @description Which of the two the session's centre is; left out where it is neither.
                 * @enum {string}
                 */
                side?: "sending" | "receiving";
            };
            /** @description A code, for example standard, senior or minor. */
            card_type: string;
            /** @description Where it is, or was last. */
            center: components["schemas"]["Center"] | null;
            /** Format: date */
            expiry_date: string;
            id: number;
            /** Format: date */
            issue_date: string;
            serial_number: string;
            /** @description As the card's own: printed, packed, in_transit, at_center, collected, completed, missing, disputed, returned, cancelled. */
            status: string;
            /** Format: date-time */
            status_at: string;
            /**
             * Format: date-time
             * @description When its owner was told that it is ready.
             */
            told_at: string | null;
        };
        /** @description A document that is kept with an application. */
        ApplicationDocument: {
            /** Format: date-time */
            added_at: string;
            added_by: components["schemas"]["Staff"] | null;
            content_type: string;
            id: number;
            /** @description In bytes. */
            size: number;
            /** @description A code of the settings, for example birth_certificate or police_report. */
            type: string;
        };
        ApplicationEvent: {
            /** @description For example create, submit, review, return, approve, reject, pay, cancel, send_payment_link, print, print_card; in the audit trail view too. */
            action: string;
            /** @description Null for the registry and for an applicant online. */
            actor: components["schemas"]["Staff"] | null;
            /** Format: date-time */
            at: string;
            /** @description Null for the registry and for an applicant online. */
            center: components["schemas"]["Center"] | null;
            from_status?: string | null;
            id: number;
            notes?: string | null;
            to_status?: string | null;
        };
        /** @description What is to be paid for an application. */
        ApplicationPayment: {
            amount: number;
            currency: string;
            /**
             * Format: date-time
             * @description When the last payment link was sent.
             */
            link_sent_at?: string | null;
            /** Format: date-time */
            paid_at?: string | null;
            /** @description What the payment provider calls it. */
            reference?: string | null;
            /** @description In how many seconds another link may be sent; 0 or left out for now. */
            resend_in?: number;
            /** @enum {string} */
            status: "pending" | "paid" | "waived";
        };
        /** @description One reason why the registry returned or rejected an application. */
        ApplicationReason: {
            /** @description For example photo_too_dark or wrong_document. */
            code: string;
            /** @description What has to be mended, for example photo, documents, name or signature; null where it is about the whole. */
            field?: string | null;
            /** @description What staff read. */
            text: string;
        };
        /**
         * @description Where an application is. Before it is submitted it waits for biometrics, then for payment. The registry reviews it, and
         *     approves, returns or rejects it. From `printing` on its card decides.
         * @enum {string}
         */
        ApplicationStatus: "pending_biometrics" | "pending_payment" | "submitted" | "under_review" | "returned" | "approved" | "printing" | "dispatched" | "ready" | "collected" | "rejected" | "cancelled";
        /** @description An application as a row of a list. */
        ApplicationSummary: {
            applicant: {
                id_number: string;
                name_dv: string | null;
                name_en: string;
            };
            application_no: string;
            biometrics: components["schemas"]["ApplicationBiometrics"];
            /**
             * @description Where it was made.
             * @enum {string}
             */
            channel: "center" | "portal";
            collection_center: components["schemas"]["Center"];
            /** Format: date-time */
            created_at: string;
            /** @description Null for one made online. */
            created_by: components["schemas"]["Staff"] | null;
            /** @description Null for one made online. */
            created_center: components["schemas"]["Center"] | null;
            id: number;
            payment: components["schemas"]["ApplicationPayment"];
            /** @description Why the registry returned or rejected it, where it did. */
            return_reasons: components["schemas"]["ApplicationReason"][];
            status: components["schemas"]["ApplicationStatus"];
            /**
             * Format: date-time
             * @description Since when it has this status.
             */
            status_at: string;
            /**
             * Format: date-time
             * @description When it was last submitted to the registry.
             */
            submitted_at: string | null;
            type: components["schemas"]["ApplicationType"];
            version: number;
        };
        /** @enum {string} */
        ApplicationType: "first_time" | "renewal" | "lost" | "damaged" | "change_of_details";
        /** @description A batch of cards on its way between two centres, with its cards, notes and events. */
        Batch: {
            /** @description Printed on the packet as a barcode. */
            batch_no: string;
            cancel_reason: string | null;
            /** Format: date-time */
            cancelled_at: string | null;
            cancelled_by: components["schemas"]["Staff"] | null;
            /** @description In the order of scanning. */
            cards: components["schemas"]["BatchCard"][];
            /** @description Cards in the batch; removed ones do not count. */
            cards_count: number;
            courier?: components["schemas"]["Courier"] | null;
            /** Format: date-time */
            created_at: string;
            created_by: components["schemas"]["Staff"];
            destination_center: components["schemas"]["Center"];
            /** Format: date-time */
            dispatched_at: string | null;
            dispatched_by: components["schemas"]["Staff"] | null;
            disputed_count: number;
            /** @description What happened to the batch as a whole, newest first. */
            events: components["schemas"]["BatchEvent"][];
            /** @description How many cards the origin means to pack. */
            expected_count?: number | null;
            /**
             * Format: date
             * @description The registry's day on which the packet should arrive.
             */
            expected_on?: string | null;
            /** @description At least one card is missing or disputed. */
            has_discrepancy: boolean;
            id: number;
            missing_count: number;
            /** @description A label that both sides recognise. */
            name: string | null;
            /** @description Newest first. */
            notes: components["schemas"]["BatchNote"][];
            /**
             * Format: date-time
             * @description When the card was marked as missing that has been missing longest; null while none is.
             */
            oldest_missing_at?: string | null;
            origin_center: components["schemas"]["Center"];
            /** @description Null when the manifest was never printed. */
            printed?: components["schemas"]["Printed"] | null;
            /** @description Collectors who were sent the message. */
            ready_sms_count: number | null;
            /** Format: date-time */
            ready_sms_sent_at: string | null;
            /** @description The received cards whose collectors could not be sent the message; empty where all could. */
            ready_sms_skipped?: {
                /** @enum {string} */
                reason: "no_phone";
                serial_number: string;
            }[];
            /** Format: date-time */
            received_at: string | null;
            received_by: components["schemas"]["Staff"] | null;
            received_count: number;
            /**
             * Format: date
             * @description The day of the receipt, as the destination has given it.
             */
            received_on?: string | null;
            /** @description Taken out again while packing, newest first. */
            removed_cards: components["schemas"]["BatchCard"][];
            /** @description What stands on the packet's seal. */
            seal_no?: string | null;
            /** @enum {string} */
            status: "open" | "dispatched" | "receiving" | "received" | "cancelled";
            /** @description Grows with every change of the batch or of a card in it. */
            version: number;
        };
        /** @description A card's line in a batch. */
        BatchCard: {
            /** Format: date-time */
            added_at: string;
            added_by: components["schemas"]["Staff"];
            /** @enum {string} */
            added_method: "scan" | "manual";
            /** @description A code, for example standard, senior or minor. */
            card_type: string;
            /** Format: date */
            date_of_birth: string;
            /** @description Whether the owner can be sent a message; the number itself is not told. */
            has_phone?: boolean;
            /** @description Whether a photograph of the disputed card is kept. */
            has_photo?: boolean;
            id: number;
            id_number: string;
            /** @enum {string} */
            line_status: "packed" | "in_transit" | "received" | "missing" | "disputed" | "removed";
            /** @description The name in Thaana. */
            name_dv?: string | null;
            name_en: string;
            removed: null | {
                /** Format: date-time */
                at: string;
                by: components["schemas"]["Staff"];
                /** @description Why the card was taken out. */
                notes: string;
            };
            resolution: null | {
                found_serial_number?: string;
                /** @enum {string} */
                method?: "scan" | "manual";
                notes?: string;
                reason?: components["schemas"]["DisputeReason"];
            };
            /** Format: date-time */
            resolved_at: string | null;
            resolved_by: components["schemas"]["Staff"] | null;
            /** @description Where the card stands in the order of scanning. */
            sequence: number;
            serial_number: string;
            /** @description The batch's version in which this line last changed. */
            version?: number;
        };
        /**
         * @description A paper of a batch. `manifest` lists the cards and travels with them, `bag_label` stands on the packet; both are the
         *     origin's. `receipt_note` tells what a closed receipt found, and is the destination's. `missing_list` names the cards
         *     that were not in the packet.
         * @enum {string}
         */
        BatchDocument: "manifest" | "bag_label" | "receipt_note" | "missing_list";
        BatchEvent: {
            /** @description For example create, remove_card, undo_card, change_destination, dispatch, cancel, reopen, add_note, receive_batch, send_ready_sms. */
            action: string;
            actor: components["schemas"]["Staff"];
            /** Format: date-time */
            at: string;
            center: components["schemas"]["Center"];
            from_status?: string | null;
            id: number;
            notes?: string | null;
            serial_number?: string | null;
            to_status?: string | null;
        };
        BatchNote: {
            /** Format: date-time */
            at: string;
            author: components["schemas"]["Staff"];
            body: string;
            center: components["schemas"]["Center"];
            id: number;
        };
        /** @description A batch of cards on its way between two centres, without its cards. */
        BatchSummary: {
            /** @description Printed on the packet as a barcode. */
            batch_no: string;
            /** Format: date-time */
            cancelled_at: string | null;
            cancelled_by: components["schemas"]["Staff"] | null;
            /** @description Cards in the batch; removed ones do not count. */
            cards_count: number;
            courier?: components["schemas"]["Courier"] | null;
            /** Format: date-time */
            created_at: string;
            created_by: components["schemas"]["Staff"];
            destination_center: components["schemas"]["Center"];
            /** Format: date-time */
            dispatched_at: string | null;
            dispatched_by: components["schemas"]["Staff"] | null;
            disputed_count: number;
            /** @description How many cards the origin means to pack. */
            expected_count?: number | null;
            /**
             * Format: date
             * @description The registry's day on which the packet should arrive.
             */
            expected_on?: string | null;
            /** @description At least one card is missing or disputed. */
            has_discrepancy: boolean;
            id: number;
            missing_count: number;
            /** @description A label that both sides recognise. */
            name: string | null;
            /**
             * Format: date-time
             * @description When the card was marked as missing that has been missing longest; null while none is.
             */
            oldest_missing_at?: string | null;
            origin_center: components["schemas"]["Center"];
            /** @description Null when the manifest was never printed. */
            printed?: components["schemas"]["Printed"] | null;
            /** @description Collectors who were sent the message. */
            ready_sms_count: number | null;
            /** Format: date-time */
            ready_sms_sent_at: string | null;
            /** Format: date-time */
            received_at: string | null;
            received_by: components["schemas"]["Staff"] | null;
            received_count: number;
            /** @description What stands on the packet's seal. */
            seal_no?: string | null;
            /** @enum {string} */
            status: "open" | "dispatched" | "receiving" | "received" | "cancelled";
            /** @description Grows with every change of the batch or of a card in it. */
            version: number;
        };
        /**
         * @description What is submitted. Files that come with it are told by their names: `photo.jpg`, `sig.jpg`, `thumb.png`,
         *     `right_index.png`. `thumb.png` is the right thumb, or the left one where the right one is excepted.
         */
        BiometricsData: {
            batch_id?: string;
            /** @description Those that are not kept already. */
            exceptions?: components["schemas"]["ExceptionData"][];
            /** @description Of each fingerprint among the files. */
            fingerprints?: {
                algorithm?: string;
                /** @description Its name: right_index.png. */
                file: string;
                finger?: components["schemas"]["Finger"];
                hand?: components["schemas"]["Hand"];
                quality?: number;
                /** @enum {string} */
                taken_with?: "reader" | "file";
                tries?: number;
            }[];
            id_number: string;
            /** @description The ids of parts that are kept already, those from before among them. */
            parts?: number[];
            /** @description Of photo.jpg among the files. */
            photograph?: components["schemas"]["PhotographData"];
            /** @description Of sig.jpg among the files. */
            signature?: components["schemas"]["SignatureData"];
            supervisor?: components["schemas"]["Vouching"];
            /** @description Of the set. Where it has changed since, nothing is submitted. */
            version?: number;
            /** @description Saves what is there as waiting, where a supervisor is needed and none is here. */
            wait_for_supervisor?: boolean;
        };
        /** @description A document that was brought for a hand-over or for an application, and that no call has used yet. */
        BroughtDocument: {
            /** Format: date-time */
            added_at: string;
            content_type: string;
            id: number;
            /** @description In bytes. */
            size: number;
            /** @description A code of the settings. */
            type: string;
        };
        /** @description One thing that was looked at in a photograph. */
        CaptureCheck: {
            /**
             * @example size
             * @example sharpness
             * @example brightness
             * @example background
             * @example face
             * @example eyes
             */
            code: string;
            /** @description What was measured, where it is a number. */
            measured?: number | null;
            /**
             * @description `not_checked` where nothing could look at it. It never counts as passed.
             * @enum {string}
             */
            result: "passed" | "failed" | "not_checked";
        };
        /** @description One part of a person's biometrics that is kept with an application. */
        CapturedPart: {
            /** @description What measured the quality: NFIQ 2.2. */
            algorithm?: string | null;
            /** Format: date-time */
            captured_at: string;
            captured_by: components["schemas"]["Staff"] | null;
            /** @description What was looked at in a photograph. */
            checks?: components["schemas"]["CaptureCheck"][];
            finger?: components["schemas"]["Finger"] | null;
            hand?: components["schemas"]["Hand"] | null;
            id: number;
            /** @enum {string} */
            kind: "photo" | "finger" | "signature";
            /** @description What this registry asked for when it was taken; a lower quality is a flag to be seen. */
            least_quality?: number | null;
            /** @description As its reader measured it; null where none did. */
            quality?: number | null;
            /** @description Why a photograph is used although a check failed. */
            reason?: string | null;
            /** @description As the picture itself names it; null where it names none. It is never assumed. */
            resolution_ppi?: number | null;
            /** @enum {string|null} */
            signed_by?: "applicant" | "guardian" | null;
            /**
             * @description Taken for this application, or kept from before.
             * @enum {string}
             */
            source: "captured" | "reused";
            /**
             * @description Null where nobody said it.
             * @enum {string|null}
             */
            taken_with?: "camera" | "reader" | "pad" | "file" | null;
            tries?: number | null;
        };
        /** @description A finger or a signature that cannot be taken, and why. */
        CaptureException: {
            /** @description Null for a signature. */
            finger: components["schemas"]["Finger"] | null;
            /** @description Null for a signature. */
            hand: components["schemas"]["Hand"] | null;
            id: number;
            /** @enum {string} */
            kind: "finger" | "signature";
            /** @enum {string} */
            lasts: "permanent" | "temporary";
            notes: string | null;
            /** @description A code of the settings: exception_reasons or unable_to_sign_reasons. */
            reason: string;
            /** Format: date-time */
            recorded_at: string;
            recorded_by: components["schemas"]["Staff"] | null;
        };
        /** @description What was taken of an applicant at one centre and is not submitted yet. The first part makes it; submitting closes it. */
        CaptureSet: {
            application_id: number;
            /** @description The id of `GET /biometrics/batch/{id}`. */
            batch_id: string;
            center: components["schemas"]["Center"];
            /** Format: date-time */
            closed_at: string | null;
            /** @description Who submitted it. */
            closed_by: components["schemas"]["Staff"] | null;
            exceptions: components["schemas"]["CaptureException"][];
            parts: components["schemas"]["CapturedPart"][];
            /** @description Each change makes it greater. */
            version: number;
            /** @description Saved by somebody who may not vouch, until a supervisor does. */
            waits_for_supervisor: boolean;
        };
        /** @description A service centre, where cards are dispatched from and handed over. */
        Center: {
            atoll?: string | null;
            /** @description The short form of the atoll that staff write before an island, for example HDh. */
            atoll_code?: string | null;
            /** @description In Thaana. */
            atoll_dv?: string | null;
            id: number;
            island?: string | null;
            /** @description In Thaana. */
            island_dv?: string | null;
            kind?: string;
            name: string;
            /** @description In Thaana. */
            name_dv?: string | null;
            phone?: string | null;
        };
        /** @description A centre and those below it. */
        CenterNode: {
            atoll?: string | null;
            /** @description The short form of the atoll that staff write before an island, for example HDh. */
            atoll_code?: string | null;
            /** @description In Thaana. */
            atoll_dv?: string | null;
            children: components["schemas"]["CenterNode"][];
            id: number;
            island?: string | null;
            /** @description In Thaana. */
            island_dv?: string | null;
            kind?: string;
            name: string;
            /** @description In Thaana. */
            name_dv?: string | null;
        };
        /** @description Who collects a card, as the registry knows them. */
        Collector: {
            country?: components["schemas"]["Country"] | null;
            /** Format: date */
            date_of_birth: string | null;
            /** @description Which document proves that they may. */
            document_type?: components["schemas"]["DocumentType"] | null;
            eligible: boolean;
            has_phone: boolean;
            has_photo?: boolean;
            id_number?: string | null;
            name: string;
            /** @description The name in Thaana. */
            name_dv?: string | null;
            passport_no?: string | null;
            /** @description The end of the registered number alone: *** **45. */
            phone_masked?: string | null;
            /** @description Why not, for staff. */
            reason: string | null;
            /** @description To the owner: mother, father, child, spouse, sibling, guardian. */
            relationship: string | null;
            requires_document: boolean;
            type: components["schemas"]["CollectorType"];
        };
        /** @description Where the one-time password of a hand-over or an application stands. Times to wait are seconds from the answer on, so that a computer's wrong clock does not matter. */
        CollectorOtp: {
            attempts_left: number;
            expires_in: number;
            /** @description After too many wrong codes: until the next one is looked at. */
            locked_for?: number;
            /**
             * @description How they were verified; `otp` when it is left out.
             * @enum {string}
             */
            method?: "otp" | "supervisor";
            /** @description Until another one may be sent. */
            resend_in: number;
            /** Format: date-time */
            sent_at: string;
            /** @description The end of the number alone: *** **45. */
            sent_to_masked: string;
            /** Format: date-time */
            verified_at: string | null;
            /** @description The supervisor who vouched for the collector; nobody where a code was told. */
            vouched_by?: components["schemas"]["Staff"] | null;
        };
        /**
         * @description `self` is the owner.
         * @enum {string}
         */
        CollectorType: "self" | "family" | "authorised" | "official";
        CompletionData: {
            card_id: number;
            /** @description Of a signed receipt, in place of the signature. */
            document_path?: string;
            /** @description Of the finger whose picture is among the files; left out where nobody knows. */
            hand?: components["schemas"]["Hand"];
            thumb_missing_notes?: string;
            thumb_missing_reason?: components["schemas"]["ThumbMissingReason"];
            /** @description Of the hand-over whose proof it is. Each change makes the card's number greater, a new hand-over too. */
            version?: number;
        };
        /**
         * @description Why a code goes to another number than the registered one, in a word of the registry's settings. The examples are the words of a registry that settles none.
         * @example no_registered_number
         * @example number_changed
         * @example phone_not_at_hand
         */
        ContactReason: string;
        Country: {
            /** @description Its code of ISO 3166, as the zone of a passport names it. */
            alpha3?: string;
            id: number;
            name: string;
        };
        /** @description Who carries the packet; what is not known of them is null. */
        Courier: {
            /** @description A phone number at which both centres reach the courier. */
            contact: string | null;
            name: string | null;
            /** @description The courier's own number of the packet. */
            reference: string | null;
        };
        /** @description The new value of one detail of a person. */
        DetailChange: {
            /** @enum {string} */
            field: "name_en" | "name_dv" | "date_of_birth" | "gender" | "address";
            value: string;
        };
        /** @description Batches between two centres, seen from one of them. Cards that are missing or disputed are counted, and the batches that they are in. */
        DispatchFigures: {
            disputed_batches?: number;
            disputed_cards: number;
            /** @description Batches that were sent and not opened yet. */
            in_transit: number;
            missing_batches?: number;
            missing_cards: number;
            /** @description Batches that are packed. */
            open?: number;
            /** @description Those of them that were sent more than 7 days before. */
            overdue: number;
            /** @description The cards in these. */
            overdue_cards?: number;
            /** @description Batches with a card that is missing or disputed. */
            with_discrepancy: number;
        };
        /**
         * @description Why the destination disputes a card.
         * @enum {string}
         */
        DisputeReason: "wrong_serial" | "wrong_person" | "wrong_card_type" | "wrong_date_of_birth" | "damaged" | "print_error" | "wrong_centre" | "other";
        /** @enum {string} */
        DocumentType: "authorisation_letter" | "court_order" | "signed_receipt" | "old_card_photo";
        /** @description A business or a household that employs foreign workers. */
        Employer: {
            id: number;
            island?: components["schemas"]["Island"] | null;
            name: string;
            /** @description Of the business register: C-0123/2019. */
            registration_no?: string | null;
        };
        Error: {
            /** @description A stable word for programs. */
            code?: string;
            /** @description What the message is about, for example the batch that a card is linked to. */
            context?: {
                /** @description Of possible_duplicates, whom the person looks like. */
                candidates?: components["schemas"]["ExpatCandidate"][];
            } & {
                [key: string]: unknown;
            };
            /** @description Texts by field name. */
            errors?: {
                [key: string]: string[];
            };
            /** @description For staff, in the server's words; the screens rewrite the phrases of the error catalogue. */
            message: string;
        };
        /** @description A finger (with `hand` and `finger`) or a signature (without them) that cannot be taken. */
        ExceptionData: {
            finger?: components["schemas"]["Finger"];
            hand?: components["schemas"]["Hand"];
            /** @enum {string} */
            kind: "finger" | "signature";
            /** @enum {string} */
            lasts: "permanent" | "temporary";
            notes?: string;
            reason: string;
        };
        /** @description A foreign worker: the person, not the passport. Somebody without documents has neither passport nor permit. */
        Expat: {
            /** @description Of somebody whose day of birth nobody knows, when they were recorded. */
            approximate_age?: number | null;
            /** @description The biometrics from the last time, which may be used again; null where there are none. */
            captured?: null | {
                /** Format: date-time */
                captured_at: string;
                parts: components["schemas"]["CapturedPart"][];
            };
            /** @description Of nationality. */
            country: components["schemas"]["Country"] | null;
            /** Format: date */
            date_of_birth: string | null;
            /** @description 1 male, 2 female, 0 unknown. */
            gender: number;
            has_photo: boolean;
            id: number;
            last_interaction: null | {
                /** Format: date-time */
                at: string;
                id: number;
                interaction_no: string;
                island: components["schemas"]["Island"];
                officer: components["schemas"]["Staff"];
                outcome: components["schemas"]["InteractionOutcome"];
            };
            /** @description As the passport or the person says it, in any script. */
            name: string;
            /** @description The newest first. */
            passports: components["schemas"]["Passport"][];
            permit: components["schemas"]["WorkPermit"] | null;
        };
        /** @description Somebody whom a person who is to be saved looks like. */
        ExpatCandidate: {
            individual: components["schemas"]["Expat"];
            /** @description `passport`: the same passport. `name_and_birth`: the same country and day of birth, and a name like it. */
            reasons: ("passport" | "name_and_birth")[];
        };
        /**
         * @description What this server can beyond the specification, in words: `changes` tells what colleagues did to a batch,
         *     `held_changes` holds that answer until there is something to tell,
         *     `undo` takes a check back, `destination` sends an open batch to another centre, `locate` tells which batch
         *     holds a card, `packing` keeps expected counts, seals and couriers, `printed` counts copies of printouts,
         *     `created_range` narrows lists to days, `tab_counts`
         *     counts the batches of each status, `photos` keeps photographs of disputed cards, `audit` pages a history,
         *     `uploads` takes files in chunks (tus 1.0.0 at /uploads), `evidence` shows the proof of a hand-over, `portraits` the
         *     photographs of people at a hand-over, `person_portraits` those of applicants, `application_files` shows the documents and
         *     biometrics of an application, `find` tells which centre has an application, `capture_sets` keeps each part of an
         *     applicant's biometrics as soon as it is taken, `drafts` keeps the input of a form, `interactions` filters, shows and counts prints of the
         *     interactions of XPAT, `expat_portraits` shows the photographs of foreign workers, `waiting_cards` lists the cards that
         *     wait at a centre, `second_factor` lets staff set up codes of an authenticator app, `sessions` lists where a user is
         *     signed in and ends other sessions, `figures` narrows lists to what a figure counts, and counts the service and what every centre does.
         *     Screens ignore words they do not know.
         */
        Extensions: ("changes" | "held_changes" | "undo" | "destination" | "locate" | "packing" | "printed" | "created_range" | "tab_counts" | "photos" | "audit" | "uploads" | "evidence" | "portraits" | "person_portraits" | "application_files" | "find" | "capture_sets" | "drafts" | "interactions" | "expat_portraits" | "figures" | "waiting_cards" | "second_factor" | "sessions")[];
        /** @enum {string} */
        Finger: "thumb" | "index" | "ring" | "middle" | "little";
        /** @description How a fingerprint was taken. Hand and finger may be left out where the file's name says them: `right_index.png`. */
        FingerprintData: {
            /** @description What measured it: NFIQ 2.2. */
            algorithm?: string;
            finger?: components["schemas"]["Finger"];
            hand?: components["schemas"]["Hand"];
            /** @description As the reader measured it. */
            quality?: number;
            /** @enum {string} */
            taken_with?: "reader" | "file";
            tries?: number;
        };
        /** @enum {string} */
        Hand: "left" | "right";
        /** @description What was compared with the person, each answered by the officer. */
        IdentityChecks: {
            country: boolean;
            image: boolean;
            name: boolean;
            passport_number: boolean;
        };
        /** @description What an officer found about a foreign worker. Nothing of it changes afterwards: person and permit are as they were then. */
        Interaction: {
            /**
             * Format: date-time
             * @description When it took place.
             */
            at: string;
            checks: components["schemas"]["IdentityChecks"];
            /** @description The end of the number alone: *** **45. */
            contact_phone_masked: string | null;
            employer_seen: string | null;
            exceptions: components["schemas"]["CaptureException"][];
            id: number;
            individual: {
                country: components["schemas"]["Country"] | null;
                /** Format: date */
                date_of_birth: string | null;
                /** @description 1 male, 2 female, 0 unknown. */
                gender: number;
                id: number;
                name: string;
                passport_no: string | null;
            };
            interaction_no: string;
            island: components["schemas"]["Island"];
            /** @description Why this is not somebody else who looks alike. */
            not_same_note?: string | null;
            notes: string | null;
            occupation_seen: components["schemas"]["Occupation"] | null;
            officer: components["schemas"]["Staff"];
            outcome: components["schemas"]["InteractionOutcome"];
            /** @description The biometrics. A picture is read by its id. */
            parts: components["schemas"]["CapturedPart"][];
            passport_seen: components["schemas"]["PassportSeen"];
            /** @description As it was then; null where none was found. */
            permit: components["schemas"]["WorkPermit"] | null;
            print_count: number;
            /** Format: date-time */
            recorded_at: string;
            site: string | null;
        };
        /**
         * @description An interaction with `individual_id`, or with somebody new in `individual`. Files that come with it are told by their
         *     names: `photo.jpg`, `sig.jpg`, `thumb.png`, `right_index.png`.
         */
        InteractionData: {
            /**
             * Format: date-time
             * @description When it took place, left out for now.
             */
            at?: string;
            checks: components["schemas"]["IdentityChecks"];
            contact_phone?: string;
            employer_id?: number;
            /** @description Of an employer whom the registry does not know. */
            employer_name?: string;
            exceptions?: components["schemas"]["ExceptionData"][];
            /** @description Of each fingerprint among the files. */
            fingerprints?: {
                algorithm?: string;
                /** @description Its name: right_index.png. */
                file: string;
                finger?: components["schemas"]["Finger"];
                hand?: components["schemas"]["Hand"];
                quality?: number;
                /** @enum {string} */
                taken_with?: "reader" | "file";
                tries?: number;
            }[];
            individual?: {
                approximate_age?: number;
                country_id: number;
                /** Format: date */
                date_of_birth?: string;
                gender?: number;
                name: string;
                /** @description A code of the settings. */
                no_documents_reason?: string;
            };
            individual_id?: number;
            island_id: number;
            /** @description The ids of candidates who are somebody else, with `not_same_note`. */
            not_same_as?: number[];
            not_same_note?: string;
            /** @description Required beside `verified`. */
            notes?: string;
            occupation_code?: string;
            outcome: components["schemas"]["InteractionOutcome"];
            /** @description The ids of parts from before that are used again. */
            parts?: number[];
            /** @description A passport that this person is not known with yet. */
            passport?: {
                country_id: number;
                /** Format: date */
                expires_on?: string;
                passport_no: string;
            };
            passport_seen: components["schemas"]["PassportSeen"];
            /** @description Of a permit that was found in this session. */
            permit_number?: string;
            /** @description Of photo.jpg among the files. */
            photograph?: components["schemas"]["PhotographData"];
            /** @description Of sig.jpg among the files. */
            signature?: components["schemas"]["SignatureData"];
            site?: string;
        };
        /**
         * @description What an interaction found. Each says what does not agree, and accuses nobody. `verified` needs a valid permit that was
         *     found in the same session, and four yes to the checks of identity.
         * @enum {string}
         */
        InteractionOutcome: "verified" | "employer_mismatch" | "occupation_mismatch" | "island_mismatch" | "permit_expired" | "no_permit" | "missing_reported" | "identity_doubt";
        /** @description Counts of interactions, of the same rows as the list with the same filters. */
        InteractionStats: {
            /** @description The islands with the most; the rest of `total` is elsewhere. */
            by_island: {
                count: number;
                island: components["schemas"]["Island"];
            }[];
            /** @description Employer, occupation or island. */
            mismatches: number;
            /** @description On the registry's calendar. */
            today: number;
            total: number;
            verified: number;
            /** @description The last seven days with today. */
            week: number;
            /** @description People without any passport. */
            without_documents: number;
        };
        /** @description One interaction in a list. */
        InteractionSummary: {
            /**
             * Format: date-time
             * @description When it took place.
             */
            at: string;
            biometrics: {
                fingers: number;
                photo: boolean;
                signature: boolean;
            };
            country: components["schemas"]["Country"] | null;
            /** @description The name of the employer whom staff found. */
            employer_seen: string | null;
            id: number;
            interaction_no: string;
            island: components["schemas"]["Island"];
            /** @description The person's, as it was then. */
            name: string;
            officer: components["schemas"]["Staff"];
            outcome: components["schemas"]["InteractionOutcome"];
            /** @description The last four signs of the passport alone. */
            passport_last4: string | null;
        };
        /** @description An inhabited island or a city. Islands of the same name are told apart by their atoll. */
        Island: {
            /** @description Its short form, for example HDh. */
            atoll: string;
            atoll_name?: string | null;
            id: number;
            name: string;
            /** @description In Thaana. */
            name_dv?: string | null;
        };
        /**
         * @description A hand-over of one card, from the moment it was looked up. `ready`, `otp_sent` and `otp_verified` are under way;
         *     `collected` is handed over with the proof outstanding; `completed` has it; `returned` came back. While a card may not
         *     be handed over there is no record: `id` and `status` are null, and `checks` say why.
         */
        Issuance: {
            card: components["schemas"]["IssuanceCard"];
            /**
             * Format: date-time
             * @description When the card in hand was scanned and found to be this one.
             */
            card_verified_at: string | null;
            center: components["schemas"]["Center"];
            checks: components["schemas"]["IssuanceCheck"][];
            /** @description Who was looked up last as the collector. */
            collector: components["schemas"]["Collector"] | null;
            /** Format: date-time */
            completed_at: string | null;
            completed_by: components["schemas"]["Staff"] | null;
            documents: components["schemas"]["IssuanceDocument"][];
            /** @description Its history, oldest first. */
            events?: components["schemas"]["IssuanceEvent"][];
            id: number | null;
            /** @description Another user who has started to hand over this card and has not finished. Load the card with `take_over` to hand it over yourself from the start. */
            in_progress?: null | {
                by: components["schemas"]["Staff"];
                /** Format: date-time */
                since: string;
            };
            /** @description Given when the card is handed over. */
            issuance_no: string | null;
            /** Format: date-time */
            issued_at: string | null;
            issued_by: components["schemas"]["Staff"] | null;
            notes?: string | null;
            old_card_surrendered?: boolean | null;
            /** @description The last code that was sent for this hand-over. */
            otp: components["schemas"]["CollectorOtp"] | null;
            /** @description Proves that the collector is verified; given again to the session that verified them, to no other. */
            otp_token?: string;
            owner: components["schemas"]["Person"];
            /** @description How often its receipt was printed. */
            printed?: number;
            proof?: components["schemas"]["IssuanceProof"];
            returned: components["schemas"]["IssuanceReturn"] | null;
            status: ("ready" | "otp_sent" | "otp_verified" | "collected" | "completed" | "returned") | null;
            version?: number;
        };
        /** @description A physical card at the counter. */
        IssuanceCard: {
            /**
             * Format: date-time
             * @description When it came to the centre where it is.
             */
            arrived_at?: string | null;
            /** @description The batch that holds it, while it travels. */
            batch?: null | {
                batch_no: string;
                destination_center?: components["schemas"]["Center"];
                id: number;
            };
            /** @description A code, for example standard, senior or minor. */
            card_type: string;
            current_center: components["schemas"]["Center"] | null;
            /** Format: date */
            date_of_birth: string;
            /** Format: date */
            expiry_date: string;
            id: number;
            id_number: string;
            /** Format: date */
            issue_date: string;
            name_en: string;
            payment?: null | {
                amount?: number;
                currency?: string;
                /** @description For example paid, pending or waived. */
                status: string;
            };
            /**
             * Format: date-time
             * @description When its owner was told that it is ready; null when nobody has told them.
             */
            ready_sms_sent_at?: string | null;
            /** @description The card that its owner must give back for it. */
            replaces?: null | {
                /** @description For example renewal or damaged. */
                reason: string;
                serial_number: string;
            };
            serial_number: string;
            /** @enum {string} */
            status: "printed" | "packed" | "in_transit" | "at_center" | "collected" | "completed" | "missing" | "disputed" | "returned" | "cancelled";
        };
        /** @description One thing that must be so before a card may be handed over, and whether it is. */
        IssuanceCheck: {
            /** @description For example at_this_center, not_expired, no_hold, not_collected, owner_alive, paid, not_in_progress. */
            code: string;
            /** @description What it is about, for example the centre or the batch where the card is. */
            context?: {
                [key: string]: unknown;
            };
            /** @description For staff, whichever way it went: This card expired on Nov 2, 2026. */
            message: string;
            ok: boolean;
        };
        /** @description A document that is kept with a hand-over. */
        IssuanceDocument: {
            /** Format: date-time */
            added_at: string;
            content_type: string;
            id: number;
            /** @description In bytes. */
            size: number;
            type: components["schemas"]["DocumentType"];
        };
        IssuanceEvent: {
            /** @description For example load, check_collector, send_otp, verify_otp, otp_refused, verify_card, issue, complete, return_card, print, view. */
            action: string;
            actor: components["schemas"]["Staff"];
            /** Format: date-time */
            at: string;
            center: components["schemas"]["Center"];
            from_status?: string | null;
            id: number;
            notes?: string | null;
            to_status?: string | null;
        };
        /** @description What was taken from the collector as proof. */
        IssuanceProof: {
            /** @description How many documents are kept. */
            documents: number;
            /** @description Which finger it is of, as its file's name says it. */
            finger?: components["schemas"]["Finger"] | null;
            /** @description Of which hand the finger is; null where nobody said it. It is never assumed. */
            hand?: components["schemas"]["Hand"] | null;
            /**
             * @description In pixels an inch, as the picture itself names it (`pHYs`); null where it names none, or one of its own for each
             *     direction. It is never assumed, and nothing that is measured in such a picture counts as measured.
             */
            resolution_ppi?: number | null;
            /** @description Whether a signature is kept as a picture. */
            signature: boolean;
            /** @description Whether a fingerprint is kept. */
            thumb: boolean;
            /** @description Why there is none. */
            thumb_missing_reason?: string | null;
        };
        /** @description Why a card that was handed over came back to the counter. */
        IssuanceReturn: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Staff"];
            notes: string;
            reason: components["schemas"]["ReturnReason"];
        };
        /** @description A hand-over as a row of the list. */
        IssuanceSummary: {
            card: {
                card_type: string;
                id: number;
                id_number: string;
                serial_number: string;
            };
            collector: {
                name: string;
                name_dv?: string | null;
                relationship: string | null;
                type: components["schemas"]["CollectorType"];
            };
            /** Format: date-time */
            completed_at: string | null;
            completed_by: components["schemas"]["Staff"] | null;
            id: number;
            issuance_no: string;
            /** Format: date-time */
            issued_at: string;
            issued_by: components["schemas"]["Staff"];
            owner: {
                name_dv: string | null;
                name_en: string;
            };
            proof: components["schemas"]["IssuanceProof"];
            returned: components["schemas"]["IssuanceReturn"] | null;
            /** @enum {string} */
            status: "collected" | "completed" | "returned";
            version: number;
        };
        /** @description Where a page of a list stands. */
        Meta: {
            /** @description How many rows there are of each status, by its word, under the same filters but that of status. Lists of batches also count those with a `discrepancy`. */
            counts?: {
                [key: string]: number;
            };
            last_page: number;
            page: number;
            per_page: number;
            total: number;
        };
        /**
         * @description An application as a centre submits it. With `resubmission_of` it takes the place of one that the registry returned: its
         *     id and its number stay, and what is left out stays as it was.
         */
        NewApplication: {
            /**
             * @description What was taken of the applicant or is used again, as for the call that submits biometrics; `batch_id` and `version`
             *     have no meaning here. Left out, a new application waits for biometrics, and those of a returned one stay.
             */
            biometrics?: components["schemas"]["BiometricsData"];
            collection_center_id: number;
            /** @description The phone number that was verified; left out for the registered one. */
            contact_phone?: string;
            /** @description The applicant or the guardian declares that all of it is true. */
            declared: boolean;
            /** @description Documents that were brought for this application. Those that a returned application has stay with it. */
            documents: {
                file_path: string;
                /** @description A code of the settings. */
                type: string;
            }[];
            /** @description Who applies for an applicant under age. */
            guardian?: {
                id_number: string;
                relationship: components["schemas"]["Relationship"];
            };
            id_number: string;
            notes?: string;
            /** @description The code itself, in place of `otp_token`, for a server that verifies it only here. */
            otp?: string;
            /** @description What the right code was answered with. It is good for this session, person and phone number. */
            otp_token?: string;
            /** @description What a type of application asks about. */
            reason_details?: {
                /** @description The new values of what has changed, each field once. */
                changes?: components["schemas"]["DetailChange"][];
                /** @description When the card was lost: YYYY-MM-DD. */
                lost_on?: string;
                lost_place?: string;
                old_card_handed_in?: boolean;
                police_report_no?: string;
            };
            /** @description What was done about each reason for which it was returned. */
            resolutions?: {
                /** @enum {string} */
                action: "changed" | "explained";
                /** @description Of the reason. */
                code: string;
                /** @description The explanation, at least 10 characters. */
                text?: string;
            }[];
            /** @description The id of the returned application. */
            resubmission_of?: number;
            type: components["schemas"]["ApplicationType"];
            /** @description Of the returned application. */
            version?: number;
        };
        /** @description A reason in staff's own words. Characters that nobody sees, such as a zero-width space, do not count towards the least length. */
        Notes: string;
        /** @description A group of occupations of ISCO-08. */
        Occupation: {
            /** @description Of ISCO-08: 5131. */
            code: string;
            title: string;
        };
        /** @description A passport of a person. A person may have had several. */
        Passport: {
            /** @description Whose passport it is. */
            country: components["schemas"]["Country"];
            /** Format: date */
            expires_on: string | null;
            /** @description The one that was added last. */
            is_current: boolean;
            passport_no: string;
        };
        /**
         * @description Whether the passport was seen, or where it is.
         * @enum {string}
         */
        PassportSeen: "seen" | "copy" | "with_employer" | "lost" | "expired_at_embassy" | "never_had";
        /** @description A work permit and whose it is, in a list. */
        PermitHolder: {
            /**
             * Format: date-time
             * @description When the biometrics were taken last.
             */
            captured_at: string | null;
            individual: {
                country: components["schemas"]["Country"] | null;
                id: number;
                name: string;
                passport_last4: string | null;
            };
            last_interaction: null | {
                /** Format: date-time */
                at: string;
                id: number;
                interaction_no: string;
                outcome: components["schemas"]["InteractionOutcome"];
            };
            permit: components["schemas"]["WorkPermit"];
        };
        /**
         * @description Of a work permit on the registry's calendar today. `expiring` ends within the days of the settings. `missing_reported`:
         *     the employer has reported the worker as missing. A person without a permit has none, which is no status.
         * @enum {string}
         */
        PermitStatus: "valid" | "expiring" | "expired" | "cancelled" | "missing_reported";
        /** @description A person as the registry knows them. */
        Person: {
            /** Format: date */
            date_of_birth: string;
            /** @description 1 male, 2 female. */
            gender: number;
            has_phone: boolean;
            has_photo?: boolean;
            /** @description Why nothing may be handed over to this person. */
            holds: {
                code: string;
                label: string;
            }[];
            id_number: string;
            is_deceased: boolean;
            /** @description The name in Thaana. */
            name_dv: string | null;
            name_en: string;
            permanent_address?: null | {
                house: string;
                island: {
                    /** @description Its short form, for example HDh. */
                    atoll: string;
                    id: number;
                    name: string;
                };
                ward?: string | null;
            };
            /** @description The end of the registered number alone: *** **45. */
            phone_masked?: string | null;
        };
        /** @description What the registry knows of a person's applications and cards. Staff answer "where is my card?" with it. */
        PersonStatus: {
            /** @description All applications of the person, newest first. */
            applications: {
                application_no: string;
                /** @enum {string} */
                channel: "center" | "portal";
                collection_center: components["schemas"]["Center"];
                /** Format: date-time */
                created_at: string;
                created_center: components["schemas"]["Center"] | null;
                id: number;
                /** @description Whether the session's centre can open it. */
                is_ours: boolean;
                payment: components["schemas"]["ApplicationPayment"];
                return_reasons: components["schemas"]["ApplicationReason"][];
                /**
                 * Format: date-time
                 * @description When the registry last decided.
                 */
                reviewed_at: string | null;
                status: components["schemas"]["ApplicationStatus"];
                /** Format: date-time */
                status_at: string;
                /** Format: date-time */
                submitted_at: string | null;
                type: components["schemas"]["ApplicationType"];
            }[];
            /** @description All cards of the person, the newest first. */
            cards: components["schemas"]["ApplicationCard"][];
            /** @description The hand-overs of these cards, the newest first. */
            issuances: {
                card_id: number;
                center: components["schemas"]["Center"];
                collector: {
                    name: string;
                    relationship: string | null;
                    type: components["schemas"]["CollectorType"];
                };
                /** Format: date-time */
                completed_at: string | null;
                /** @description Whether the session's centre can open it. */
                is_ours: boolean;
                /** Format: date-time */
                issued_at: string;
                serial_number: string;
                /** @description As that of a hand-over: collected, completed or returned. */
                status: string;
            }[];
            person: components["schemas"]["Person"];
        };
        /** @description How a photograph was taken. */
        PhotographData: {
            checks?: components["schemas"]["CaptureCheck"][];
            /** @description Why it is used although a check failed. */
            reason?: string;
            /** @enum {string} */
            taken_with?: "camera" | "file";
        };
        /** @description Registered people who live, by sex and by the atoll of their address. */
        Population: {
            /** @description In the order of the atolls' names; who has no known atoll comes last, with null. */
            by_atoll: {
                atoll: string | null;
                female: number;
                male: number;
                total: number;
            }[];
            female: number;
            male: number;
            total: number;
        };
        /** @description How often the manifest of a batch was printed, and what the batch was when it last was. */
        Printed: {
            /**
             * Format: date-time
             * @description The last time.
             */
            at: string;
            copies: number;
            /** @description The batch's version at that time. */
            version: number;
        };
        /**
         * @description What a collector is to the owner, in a word of the registry's settings. The examples are the words of a registry that settles none.
         * @example mother
         * @example father
         * @example child
         * @example spouse
         * @example sibling
         * @example guardian
         */
        Relationship: string;
        /** @enum {string} */
        ReturnReason: "wrong_card" | "data_error" | "changed_mind" | "damaged_at_counter";
        /** @description What stands on the packet's seal. */
        SealNo: string;
        /**
         * @description How the service has done, week by week. Days are counted on the registry's calendar, from the day on which an application
         *     was submitted to the day on which its card was handed over: half of the cards took at most the median, nine of ten at most
         *     the 90th percentile.
         */
        ServiceStatistics: {
            /**
             * Format: date-time
             * @description When it was counted.
             */
            as_of: string;
            /** @description The whole of these weeks for each centre that did any of it, most hand-overs first. */
            centers: {
                center: {
                    id: number;
                    name: string;
                };
                handed_over: number;
                /** @description Of the cards that were handed over; null where none of them had an application. */
                median_days: number | null;
                /** @description Of the cards that were handed over; null where none of them had an application. */
                p90_days: number | null;
                received: number;
                sent: number;
                submitted: number;
            }[];
            /** @description The oldest first. Each begins on a Sunday; the last one ends with the day. */
            weeks: {
                /**
                 * Format: date
                 * @description The first day.
                 */
                from: string;
                handed_over: number;
                /** @description Of the cards that were handed over; null where none of them had an application. */
                median_days: number | null;
                /** @description Of the cards that were handed over; null where none of them had an application. */
                p90_days: number | null;
                /** @description Cards that the centre received. */
                received: number;
                /** @description Cards in batches that the centre dispatched. */
                sent: number;
                submitted: number;
            }[];
            /** @description All of these weeks and centres together. */
            whole: {
                handed_over: number;
                /** @description Of the cards that were handed over; null where none of them had an application. */
                median_days: number | null;
                /** @description Of the cards that were handed over; null where none of them had an application. */
                p90_days: number | null;
                received: number;
                sent: number;
                submitted: number;
            };
        };
        /** @description Who is signed in, at which centre, with which anti-forgery token. */
        Session: {
            _csrf: string;
            center: components["schemas"]["Center"] | null;
            message?: string;
            /** @description The registry's IANA zone, in which days are counted and times are printed. */
            time_zone?: string;
            user: components["schemas"]["User"];
        };
        /** @description What the registry decides and the screens only show. A screen takes its own default for what is left out. */
        Settings: {
            applications?: {
                /** @description After how many days in one status an application is long overdue. */
                ageing_days?: number;
                /** @description What a slip tells its applicant to bring when the card is collected, a line each. */
                bring?: string[];
                cancel_reasons: {
                    code: components["schemas"]["ApplicationCancelReason"];
                    label: string;
                }[];
                document_types: {
                    code: string;
                    label: string;
                }[];
                /** @description How many days after it is made a card can be expected. */
                expected_days?: number;
                /** @description The age from which somebody may be a guardian. */
                guardian_least_age?: number;
                /** @description Who may apply for an applicant under age. */
                guardian_relationships?: {
                    code: string;
                    label: string;
                }[];
                /** @description A card is renewed from this many months before it expires. */
                renewal_months?: number;
                types: {
                    code: components["schemas"]["ApplicationType"];
                    /** @description What it is for, in one sentence. */
                    description?: string;
                    /** @description The codes of the documents that the applicant brings. */
                    documents?: string[];
                    /** @description For an applicant younger than this a guardian applies; 0 for never. */
                    guardian_below?: number;
                    /** @description The codes of the documents that a guardian brings too. */
                    guardian_documents?: string[];
                    label: string;
                    /** @description The age from which somebody may apply. */
                    least_age?: number;
                    /** @description For somebody who has a card; false for somebody who has none. Left out, both may apply. */
                    needs_card?: boolean;
                }[];
            };
            biometrics?: {
                /** @description Why a finger cannot be taken. */
                exception_reasons?: {
                    code: string;
                    label: string;
                }[];
                /** @description The prints that are taken, each finger of each hand once, in the order in which they are taken. */
                fingers?: {
                    finger: components["schemas"]["Finger"];
                    hand: components["schemas"]["Hand"];
                    /** @description A reader's print below it is taken only after several tries; 0 takes any. */
                    least_quality: number;
                    /** @description A whole capture has it, or says why it cannot be taken. */
                    required: boolean;
                }[];
                /** @description An applicant younger than this gives a photograph alone, and the guardian signs. */
                photo_alone_below_age?: number;
                /** @description For how long parts from before may be used again; 0 for never. */
                reuse_for_years?: number;
                /** @description What a supervisor has to vouch for. */
                supervisor_for?: ("all_fingers_excepted" | "photo_failed")[];
                /** @description How often a finger is tried, the best print kept. */
                tries?: number;
                /** @description Why somebody cannot sign. */
                unable_to_sign_reasons?: {
                    code: string;
                    label: string;
                }[];
            };
            fees?: {
                amount: number;
                code: string;
                currency: string;
                label: string;
            }[];
            /** @description Which finger is asked for at a hand-over, the first one first. */
            fingers?: components["schemas"]["Finger"][];
            issuance?: {
                /** @description A supervisor may vouch for a collector whom no code can reach. */
                alternative_check?: boolean;
                collector_types: {
                    code: components["schemas"]["CollectorType"];
                    description?: string;
                    label: string;
                    relationships: {
                        code: string;
                        label: string;
                    }[];
                    /** @description A foreigner may be one. */
                    takes_passport?: boolean;
                }[];
                /** @description Why a code goes to another number than the registered one. */
                contact_reasons?: {
                    code: string;
                    label: string;
                }[];
                document_types: {
                    code: components["schemas"]["DocumentType"];
                    label: string;
                }[];
                /** @description What somebody is to an owner whose card only a guardian may collect. */
                guardians?: components["schemas"]["Relationship"][];
                /** @description After how many hours a missing proof is a warning. */
                proof_outstanding_hours?: number;
                return_reasons: {
                    code: components["schemas"]["ReturnReason"];
                    label: string;
                }[];
                returns_same_day?: boolean;
                thumb_missing_reasons: {
                    code: string;
                    label: string;
                }[];
                /** @description The age from which owners collect their own card. The card of a younger owner is collected by a guardian. */
                youngest_owner?: number;
            };
            uploads?: {
                /** @description Media types: application/pdf. */
                accepted?: string[];
                chunk_bytes?: number;
                max_bytes?: number;
                parallel?: number;
                /** @description In milliseconds. */
                retry_delays?: number[];
                /** @description Up to which size a file goes in one request. */
                single_request_bytes?: number;
            };
            xpat?: {
                /** @description A permit that ends within so many days is about to expire. */
                expiring_days?: number;
                /** @description The prints that are taken of a foreign worker, as `biometrics.fingers` are of an applicant. Left out, all ten. */
                fingers?: {
                    finger: components["schemas"]["Finger"];
                    hand: components["schemas"]["Hand"];
                    least_quality: number;
                    required: boolean;
                }[];
                /** @description How many hours ago an interaction may have taken place at most. */
                hours_back?: number;
                /** @description Why somebody has no documents. */
                no_documents_reasons?: {
                    code: string;
                    label: string;
                }[];
                /** @description The ids of the countries that stand first in a list of them. */
                pinned_countries?: number[];
                /** @description Somebody who was seen within so many days is shown with when and by whom; 0 for never. */
                seen_again_days?: number;
            };
        };
        /** @description How a signature was taken. */
        SignatureData: {
            /** @enum {string} */
            signed_by?: "applicant" | "guardian";
            /** @enum {string} */
            taken_with?: "pad" | "file";
        };
        /** @description The member of staff who did something. */
        Staff: {
            fullname: string;
            username: string;
        };
        /** @description How much work stands where, at the end of a day. */
        Statistics: {
            /** @description Applications that were made at centres, by their status. */
            applications: {
                approved: number;
                pending_biometrics: number;
                pending_payment: number;
                printing: number;
                returned: number;
                submitted: number;
            };
            /**
             * Format: date-time
             * @description When it was counted.
             */
            as_of: string;
            /**
             * Format: date
             * @description At the end of which day of the registry.
             */
            cutoffdate?: string;
            /** @description The batches that come to the centre; `open` counts those that it packs itself. */
            dispatch: components["schemas"]["DispatchFigures"];
            /** @description Cards that wait for their owners, and hand-overs. */
            issuance: {
                /** @description Cards that wait at the centre. */
                at_center: number;
                /** @description Cards that were handed over in its month up to the day. */
                collected_this_month: number;
                /** @description Cards that were handed over on the day. */
                collected_today: number;
                /** @description Those of them that came more than 30 days before. */
                over_30_days: number;
                /** @description Those of them that came more than 90 days before. */
                over_90_days: number;
                /** @description Hand-overs without their proof. */
                proof_outstanding: number;
            };
            /** @description The batches that the centre has sent. Absent where every centre is counted, for each batch would be counted twice. */
            sent?: components["schemas"]["DispatchFigures"];
        };
        /**
         * @description Why there is no fingerprint, in a word of the registry's settings. The examples are the words of a registry that settles none.
         * @example injury
         * @example no_fingers
         * @example unreadable
         * @example device_failed
         * @example refused
         */
        ThumbMissingReason: string;
        /** @description A member of staff. */
        User: {
            fullname: string;
            /** @description The user has a password that somebody else made, and can do nothing before choosing one. Every call but those about the session is refused with 403 and the code `password_change_required`. */
            must_change_password?: boolean;
            /** @description The registry requires a second factor of every user, and this user has to set one up. All calls except those about the session are refused with 403 and the code `second_factor_required`. A first password has to be changed first. */
            must_set_up_second_factor?: boolean;
            /** @description Roles that the product knows are `dnr` and `xpat`; a host names one more for the search by ID number. */
            roles: string[];
            temp_full_access: boolean;
            username: string;
        };
        /**
         * @description Says that a supervisor of the same centre vouches for what could not be taken. A supervisor who is signed in sends the
         *     reason alone. If they took a part or recorded an exception themselves, another supervisor has to vouch.
         *     If the supervisor has a second factor and `otp` is missing or wrong, the server refuses with 400 and the code
         *     `second_factor`, as at a sign-in.
         */
        Vouching: {
            /** @description The code that the supervisor's authenticator app shows, or one of their recovery codes. */
            otp?: string;
            /** Format: password */
            password?: string;
            reason: string;
            username?: string;
        };
        /** @description A card that waits at a centre to be handed over. */
        WaitingCard: {
            /**
             * Format: date-time
             * @description When the card came to this centre; where nothing says so, since when it has been there.
             */
            arrived_at: string;
            card_type: string;
            id: number;
            id_number: string;
            owner: {
                name_dv: string | null;
                name_en: string;
            };
            /**
             * Format: date-time
             * @description When its owner was told last that the card is ready.
             */
            ready_sms_sent_at: string | null;
            serial_number: string;
        };
        /** @description What somebody may work as, for whom and where. */
        WorkPermit: {
            employer: components["schemas"]["Employer"] | null;
            island: components["schemas"]["Island"] | null;
            /** @description Null where nobody has reported the worker as missing. */
            missing?: null | {
                /** @enum {string} */
                kind: "reported" | "negligence" | "abscond";
                /** Format: date */
                reported_on: string;
            };
            number: string;
            occupation: components["schemas"]["Occupation"] | null;
            /** Format: date */
            since?: string | null;
            /** @description Where on the island: a resort, a building site. */
            site: string | null;
            status: components["schemas"]["PermitStatus"];
            /** Format: date */
            valid_until: string | null;
        };
    };
    responses: {
        /** @description The input or the state of the record does not allow it. Nothing changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A colleague was faster (stale version), a step came out of its order (out_of_order), the session's centre changed, or a key came back with another body. Nothing changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The user's role or centre does not allow it, or the anti-forgery token is missing or foreign. Nothing changed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the server takes. Nothing changed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries, or more than the server can do at once. `Retry-After` says in how many seconds the next one counts. */
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody is signed in, or the session has ended. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not JSON by its content type. Nothing changed. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        BatchId: number;
        BatchNo: string;
        BatchStatus: "open" | "dispatched" | "receiving" | "received" | "cancelled" | "all";
        /** @description The `id` of the batch card, the card's line in this batch. */
        CardId: number;
        /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
        CenterId: number;
        /** @description Batches that something is wrong with: `overdue` ones were sent more than 7 days ago and are not opened yet, `missing` and `disputed` ones have such a card. */
        Concern: "overdue" | "missing" | "disputed";
        /** @description The first day, on the registry's calendar, on which a listed batch was opened. */
        CreatedFrom: string;
        /** @description The last day, on the registry's calendar, on which a listed batch was opened. */
        CreatedTo: string;
        HasDiscrepancy: boolean;
        Id: number;
        /** @description A write repeated with the same key and body happens once and gets the first answer again. */
        IdempotencyKey: string;
        /** @description The centre on the other side of the journey, the destination when sending, the origin when receiving. */
        OtherCenter: number;
        Page: number;
        PerPage: number;
        /** @description The `id` of the physical card, whichever batch brought it. */
        PhysicalCardId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    cancelApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                appId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notes: components["schemas"]["Notes"];
                    reason: components["schemas"]["ApplicationCancelReason"];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: components["schemas"]["Application"];
                        extensions?: components["schemas"]["Extensions"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCenterApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: components["schemas"]["Application"];
                        extensions?: components["schemas"]["Extensions"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getApplicationFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: number;
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be kept nowhere: a picture to be shown, anything else to be saved and not shown by a browser itself. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getApplicantPortrait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, to be kept nowhere. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markSlipPrinted: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How often it was printed, this time included: from 2 on it is a copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: components["schemas"]["Application"];
                        copies: number;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getApplicantBiometrics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applicant. A person without an application under way is an answer too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        biometrics: components["schemas"]["ApplicantBiometrics"];
                        extensions?: components["schemas"]["Extensions"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCenterApplications: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description Part of a name in either script, an ID number or the number of an application; at least two characters. */
                search?: string;
                status?: "pending_biometrics" | "pending_payment" | "submitted" | "under_review" | "returned" | "approved" | "printing" | "dispatched" | "ready" | "collected" | "rejected" | "cancelled" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applications: components["schemas"]["ApplicationSummary"][];
                        extensions?: components["schemas"]["Extensions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    submitApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApplication"];
                "multipart/form-data": {
                    data: components["schemas"]["NewApplication"];
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description The application that was submitted again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: components["schemas"]["Application"];
                        message?: string;
                    };
                };
            };
            /** @description The application with its number. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: components["schemas"]["Application"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendApplicationOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contact_reason?: components["schemas"]["ContactReason"];
                    /** @description Of the guardian who the code goes to. */
                    guardian_id_number?: string;
                    /** @description Of the applicant. */
                    id_number: string;
                    /** @description Spaces and hyphens do not matter. */
                    otp?: string;
                    /** @description The phone number; left out for the registered one. */
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description The code is on its way, or it was the right one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        /** @description Of a code that was sent. */
                        otp?: components["schemas"]["CollectorOtp"];
                        /** @description Of a code that was right. */
                        otp_token?: string;
                        /** Format: date-time */
                        verified_at?: string;
                        /** @description For how many seconds `otp_token` is good. */
                        verified_for?: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getActiveApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: components["schemas"]["ApplicationSummary"] | null;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendPaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    /** @description Another number than that of the application. */
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description The payment, with the time of this link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        payment: components["schemas"]["ApplicationPayment"];
                        /** @description The end of the number: *** **45. */
                        sent_to_masked?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPersonStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the registry knows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        message?: string;
                        status: components["schemas"]["PersonStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPersonPortrait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, to be kept nowhere. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    findApplication: {
        parameters: {
            query: {
                /** @description The number of an application, or an ID number. */
                number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        found: {
                            application_no: string;
                            /** @enum {string} */
                            channel: "center" | "portal";
                            collection_center: components["schemas"]["Center"];
                            created_center: components["schemas"]["Center"] | null;
                            /** @description Only where the session's centre can open it. */
                            id?: number;
                            id_number: string;
                            /** @description Whether the session's centre can open it. */
                            is_ours: boolean;
                        };
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPortalApplications: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description Part of a name in either script, an ID number or the number of an application; at least two characters. */
                search?: string;
                status?: "pending_biometrics" | "pending_payment" | "submitted" | "under_review" | "returned" | "approved" | "printing" | "dispatched" | "ready" | "collected" | "rejected" | "cancelled" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applications: components["schemas"]["ApplicationSummary"][];
                        extensions?: components["schemas"]["Extensions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description A batch, for its two centres, with what was done to its cards; a card, for the centre that has it, with its travels and its hand-overs; or an application, for its centres. */
                type: "batch" | "card" | "application";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of ten events, those of single cards among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: (components["schemas"]["BatchEvent"] | components["schemas"]["ApplicationEvent"])[];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code that the user's authenticator app shows, or one of their recovery codes. Spaces and hyphens do not matter. */
                    otp?: string;
                    password: string;
                    username: string;
                };
            };
        };
        responses: {
            /** @description Signed in; a new session id is in the cookie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    new_password: string;
                    new_password_confirm: string;
                };
            };
        };
        responses: {
            /** @description The new password counts; the session id and token are new. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the user's second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The user's next sign-in needs a code. */
                        is_on: boolean;
                        /** @description The registry requires one of every user. */
                        is_required: boolean;
                        recovery_codes_left: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Spaces and hyphens do not matter. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description The second factor is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @description Each can be used once instead of a code. */
                        recovery_codes: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description The secret. It is shown only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 160 bits in base 32. */
                        secret: string;
                        /** @description The address that an authenticator app reads from a QR code. Codes have 6 digits and count for 30 s. */
                        uri: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that can be used now, including this one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: {
                            /** @description The address from which the user signed in; null if it is not known. */
                            address: string | null;
                            center: components["schemas"]["Center"] | null;
                            /** @description It is the session of this request. */
                            is_current: boolean;
                            /** @description It is in the browser of this request. */
                            is_this_browser: boolean;
                            /** Format: date-time */
                            last_used_at: string;
                            /** Format: date-time */
                            signed_in_at: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is signed in only here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many sessions ended. */
                        ended: number;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setCenter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dispatch_center: number;
                };
            };
        };
        responses: {
            /** @description The centre of the session from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispatch_center: components["schemas"]["Center"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Somebody is signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserCenters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of their names; empty when none is assigned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dispatch_centers: components["schemas"]["Center"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCaptureSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `batch_id` of a set. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set, closed ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        set: components["schemas"]["CaptureSet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeException: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                exceptionId: number;
                /** @description The `batch_id` of a set. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set without it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        set: components["schemas"]["CaptureSet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeCapturedPart: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                /** @description The `batch_id` of a set. */
                id: string;
                partId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set without it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        set: components["schemas"]["CaptureSet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    recordException: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    exception: components["schemas"]["ExceptionData"];
                    id_number: string;
                };
            };
        };
        responses: {
            /** @description The set with the exception. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        set: components["schemas"]["CaptureSet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendFingerprint: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    data?: components["schemas"]["FingerprintData"];
                    /** Format: binary */
                    file: string;
                    /** @description Of the applicant. */
                    id_number: string;
                };
            };
        };
        responses: {
            /** @description The set with the part that was taken. It took the place of an earlier one of its kind and finger. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        set: components["schemas"]["CaptureSet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendPhotograph: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    data?: components["schemas"]["PhotographData"];
                    /** Format: binary */
                    file: string;
                    /** @description Of the applicant. */
                    id_number: string;
                };
            };
        };
        responses: {
            /** @description The set with the part that was taken. It took the place of an earlier one of its kind and finger. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        set: components["schemas"]["CaptureSet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    data?: components["schemas"]["SignatureData"];
                    /** Format: binary */
                    file: string;
                    /** @description Of the applicant. */
                    id_number: string;
                };
            };
        };
        responses: {
            /** @description The set with the part that was taken. It took the place of an earlier one of its kind and finger. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        set: components["schemas"]["CaptureSet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    submitBiometrics: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    data: components["schemas"]["BiometricsData"];
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description The application as it is now, or as it waits for a supervisor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: components["schemas"]["ApplicationSummary"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    destination_center_id: number;
                    /** @description How many cards the origin means to pack. */
                    expected_count?: number;
                    /**
                     * Format: date
                     * @description The registry's day on which the packet should arrive, from today on.
                     */
                    expected_on?: string;
                    name?: string;
                    notes?: components["schemas"]["Notes"];
                };
            };
        };
        responses: {
            /** @description The open batch, without cards. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["Batch"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addBatchNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notes: components["schemas"]["Notes"];
                    /** @description The version that the screen shows; a stale one is refused (409). */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The note stands in the batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["Batch"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    cancelBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notes: components["schemas"]["Notes"];
                    /** @description The version that the screen shows; a stale one is refused (409). */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The batch is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["Batch"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    card_type?: string;
                    date_of_birth?: string;
                    id_number?: string;
                    /**
                     * @default scan
                     * @enum {string}
                     */
                    method?: "scan" | "manual";
                    /** @description Where the scan stands in the order of scanning, for answers that overtake each other. */
                    sequence?: number;
                    serial_number: string;
                };
            };
        };
        responses: {
            /** @description The card is in the batch. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BatchSummary"];
                        card: components["schemas"]["BatchCard"];
                        message?: string;
                        /**
                         * Format: date-time
                         * @description When the owner was told that the card is ready at this centre; left out where nobody was told since the card came here.
                         */
                        owner_told_at?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
                /** @description The `id` of the batch card, the card's line in this batch. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notes: components["schemas"]["Notes"];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The card is free again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BatchSummary"];
                        card: components["schemas"]["BatchCard"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    disputeCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
                /** @description The `id` of the batch card, the card's line in this batch. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        found_serial_number?: string;
                        notes: components["schemas"]["Notes"];
                        reason: components["schemas"]["DisputeReason"];
                    };
                    /** @description The `version` of the card that the screen shows; another is refused (409, stale_version). */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The card is disputed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BatchSummary"];
                        card: components["schemas"]["BatchCard"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markCardMissing: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
                /** @description The `id` of the batch card, the card's line in this batch. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        notes: components["schemas"]["Notes"];
                    };
                    /** @description The `version` of the card that the screen shows; another is refused (409, stale_version). */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The card is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BatchSummary"];
                        card: components["schemas"]["BatchCard"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCardPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: components["parameters"]["BatchId"];
                /** @description The `id` of the batch card, the card's line in this batch. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, to be kept nowhere. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    attachCardPhoto: {
        parameters: {
            query?: {
                /** @description The `version` of the card that the screen shows; another is refused (409, stale_version). */
                version?: number;
            };
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
                /** @description The `id` of the batch card, the card's line in this batch. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description The photograph is kept until the card is received or its check is undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BatchSummary"];
                        card: components["schemas"]["BatchCard"];
                        message?: string;
                    };
                };
            };
            /** @description The card is not disputed, or what was sent is no photograph that can be kept: not_a_photo, photo_animated, photo_too_many_pixels. Nothing changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    receiveCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
                /** @description The `id` of the batch card, the card's line in this batch. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /**
                         * @default scan
                         * @enum {string}
                         */
                        method?: "scan" | "manual";
                        notes?: components["schemas"]["Notes"];
                        serial_number: string;
                    };
                    /** @description The `version` of the card that the screen shows; another is refused (409, stale_version). */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The card is at the destination. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BatchSummary"];
                        card: components["schemas"]["BatchCard"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    undoCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
                /** @description The `id` of the batch card, the card's line in this batch. */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        notes?: components["schemas"]["Notes"];
                    };
                    /** @description The `version` of the card that the screen shows; another is refused (409, stale_version). */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The card is on its way again, and the batch is still being received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BatchSummary"];
                        card: components["schemas"]["BatchCard"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listBatchChanges: {
        parameters: {
            query: {
                /** @description The version up to which the page has seen everything; 0 asks for all of it. */
                after: number;
                /** @description For how many seconds the answer may be held while nothing is later than that version. The server may answer earlier. */
                wait?: number;
            };
            header?: never;
            path: {
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is later than that version. For either centre; for the destination once the batch is dispatched (409 before, and when it was opened again). 409 with the code version_unknown for a version that the batch has not reached. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BatchSummary"];
                        /** @description The lines that have changed, each as it is now; one that was taken out has the line status removed. */
                        cards: components["schemas"]["BatchCard"][];
                        /** @description All of them, newest first; left out when the batch has not changed. */
                        events?: components["schemas"]["BatchEvent"][];
                        /** @description All of them, newest first; left out when the batch has not changed. */
                        notes?: components["schemas"]["BatchNote"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Another centre than the batch's own and than its destination until now. */
                    destination_center_id: number;
                    notes: components["schemas"]["Notes"];
                    /** @description The version that the screen shows; a stale one is refused (409). */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The batch goes there. Its history and the audit trail have the event `change_destination`, whose notes name both centres and give the reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["Batch"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    dispatchBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A phone number: 7 digits that start with 7 or 9, or 00 and digits. */
                    courier_contact?: string;
                    courier_name?: string;
                    courier_reference?: string;
                    /**
                     * Format: date
                     * @description From today on; null takes the day away, and left out it stays as it was.
                     */
                    expected_on?: string | null;
                    notes?: components["schemas"]["Notes"];
                    seal_no?: components["schemas"]["SealNo"];
                    /** @description The version that the screen shows; a stale one is refused (409). */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The batch has left its origin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["Batch"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reopenBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notes: components["schemas"]["Notes"];
                    /** @description The version that the screen shows; a stale one is refused (409). */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The batch is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["Batch"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markPrinted: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: components["schemas"]["BatchDocument"];
                };
            };
        };
        responses: {
            /** @description How often this document was printed, this time included: from 2 on it is a copy. A document that the batch's status or this side does not have is refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["Batch"];
                        copies: number;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    receiveBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notes?: components["schemas"]["Notes"];
                    /**
                     * Format: date
                     * @description The registry's day on which the packet was checked, from its dispatch to today; today when left out.
                     */
                    received_on?: string;
                    /** @description The version that the screen shows; a stale one is refused (409). */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The receipt is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["Batch"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendReadySms: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The version that the screen shows; a stale one is refused (409). */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The messages are on their way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["Batch"];
                        message?: string;
                        skipped?: {
                            /** @enum {string} */
                            reason: "no_phone";
                            serial_number: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReceivingBatches: {
        parameters: {
            query?: {
                batch_no?: components["parameters"]["BatchNo"];
                /** @description The centre on the other side of the journey, the destination when sending, the origin when receiving. */
                center?: components["parameters"]["OtherCenter"];
                /** @description Batches that something is wrong with: `overdue` ones were sent more than 7 days ago and are not opened yet, `missing` and `disputed` ones have such a card. */
                concern?: components["parameters"]["Concern"];
                /** @description The first day, on the registry's calendar, on which a listed batch was opened. */
                created_from?: components["parameters"]["CreatedFrom"];
                /** @description The last day, on the registry's calendar, on which a listed batch was opened. */
                created_to?: components["parameters"]["CreatedTo"];
                has_discrepancy?: components["parameters"]["HasDiscrepancy"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                status?: components["parameters"]["BatchStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; open and cancelled batches are never among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batches: components["schemas"]["BatchSummary"][];
                        extensions?: components["schemas"]["Extensions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReceivingBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch; one still open at its origin is refused (409), one for another centre too (403). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["Batch"];
                        extensions?: components["schemas"]["Extensions"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSendingBatches: {
        parameters: {
            query?: {
                batch_no?: components["parameters"]["BatchNo"];
                /** @description The centre on the other side of the journey, the destination when sending, the origin when receiving. */
                center?: components["parameters"]["OtherCenter"];
                /** @description Batches that something is wrong with: `overdue` ones were sent more than 7 days ago and are not opened yet, `missing` and `disputed` ones have such a card. */
                concern?: components["parameters"]["Concern"];
                /** @description The first day, on the registry's calendar, on which a listed batch was opened. */
                created_from?: components["parameters"]["CreatedFrom"];
                /** @description The last day, on the registry's calendar, on which a listed batch was opened. */
                created_to?: components["parameters"]["CreatedTo"];
                has_discrepancy?: components["parameters"]["HasDiscrepancy"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                status?: components["parameters"]["BatchStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batches: components["schemas"]["BatchSummary"][];
                        extensions?: components["schemas"]["Extensions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSendingBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch; another centre's is refused (403). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["Batch"];
                        extensions?: components["schemas"]["Extensions"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    locateCard: {
        parameters: {
            query: {
                serial_number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch, or null when no batch holds such a card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: null | {
                            batch_no: string;
                            destination_center: {
                                id: number;
                                name: string;
                            };
                            /** @enum {string} */
                            status: "open" | "dispatched" | "receiving" | "received" | "cancelled";
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCenters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        centers: components["schemas"]["Center"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCenterHierarchy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roots; each holds its children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        centers: components["schemas"]["CenterNode"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description This names the form of the drafts. */
                form: "new_application" | "resubmit_application";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer has the drafts with their content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        drafts: {
                            /** @description The page has sent this input of the form. The server does not look into it. */
                            content: {
                                [key: string]: unknown;
                            };
                            /** @description The page has made this id. It says nothing about the person. */
                            draft: string;
                            /** @description This is the person whom the form is about. */
                            id_number: string;
                            /** Format: date-time */
                            saved_at: string;
                            version: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                /** @description The page has made this id for the draft. */
                draft: string;
                /** @description This names the form of the drafts. */
                form: "new_application" | "resubmit_application";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The page has sent this input of the form. The server does not look into it. */
                    content: {
                        [key: string]: unknown;
                    };
                    /** @description This is the person whom the form is about. */
                    id_number: string;
                    /** @description The page names the version that it has saved or read last, and 0 for the first save. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The draft is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: {
                            /** @description The page has made this id. It says nothing about the person. */
                            draft: string;
                            /** Format: date-time */
                            saved_at: string;
                            version: number;
                        };
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    discardDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                /** @description The page has made this id for the draft. */
                draft: string;
                /** @description This names the form of the drafts. */
                form: "new_application" | "resubmit_application";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The page names the version that it has seen. Without it the server forgets any version. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The draft is not kept any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What this server has to tell citizens by text message and has not yet. */
                        messages?: {
                            /** @description Refused by the provider for good or given up, since the beginning. */
                            failed: number;
                            /** @description For how long the oldest of these has waited; 0 when none does. */
                            oldest_seconds: number;
                            /**
                             * @description Who carries the messages; with none they wait.
                             * @enum {string}
                             */
                            provider: "http" | "demonstration" | "none";
                            /** @description Not yet accepted by the provider, or not known to be. */
                            waiting: number;
                        };
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The database does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listIssuances: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                status?: "collected" | "completed" | "returned" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of hand-overs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        issuances: components["schemas"]["IssuanceSummary"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCollectedIssuance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the physical card, whichever batch brought it. */
                id: components["parameters"]["PhysicalCardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record with its history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        issuance: components["schemas"]["Issuance"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCompletedIssuance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the physical card, whichever batch brought it. */
                id: components["parameters"]["PhysicalCardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record with its history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        issuance: components["schemas"]["Issuance"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getIssuanceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: number;
                /** @description The `id` of the physical card, whichever batch brought it. */
                id: components["parameters"]["PhysicalCardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as it was kept, to be saved and not shown by a browser itself. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getIssuanceEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the physical card, whichever batch brought it. */
                id: components["parameters"]["PhysicalCardId"];
                kind: "thumb" | "signature";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, to be kept nowhere. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPortrait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the physical card, whichever batch brought it. */
                id: components["parameters"]["PhysicalCardId"];
                of: "owner" | "collector";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, to be kept nowhere. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markReceiptPrinted: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                /** @description The `id` of the physical card, whichever batch brought it. */
                id: components["parameters"]["PhysicalCardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How often it was printed, this time included: from 2 on it is a copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        copies: number;
                        issuance: components["schemas"]["Issuance"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    returnCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                /** @description The `id` of the physical card, whichever batch brought it. */
                id: components["parameters"]["PhysicalCardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notes: components["schemas"]["Notes"];
                    reason: components["schemas"]["ReturnReason"];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The card and its record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        card: components["schemas"]["IssuanceCard"];
                        issuance: components["schemas"]["Issuance"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                /** @description The `id` of the physical card, whichever batch brought it. */
                id: components["parameters"]["PhysicalCardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    card_type?: string;
                    date_of_birth?: string;
                    id_number?: string;
                    serial_number: string;
                };
            };
        };
        responses: {
            /** @description It is this card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        verified: boolean;
                        /** Format: date-time */
                        verified_at: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkCollector: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    card_id: number;
                    collector_type: components["schemas"]["CollectorType"];
                    country_id?: number;
                    /** @description Of a foreigner whom the registry does not know. */
                    date_of_birth?: string;
                    id_number?: string;
                    /** @description Of a foreigner whom the registry does not know. */
                    name?: string;
                    passport_no?: string;
                    relationship?: components["schemas"]["Relationship"];
                };
            };
        };
        responses: {
            /** @description Who they are. One who may not collect the card is an answer too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collector: components["schemas"]["Collector"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    completeIssuance: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    data: components["schemas"]["CompletionData"];
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description The hand-over is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        issuance: components["schemas"]["Issuance"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addIssuanceDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    card_id?: number;
                    /** @description Of the applicant. */
                    id_number?: string;
                    /** @description A code of the settings. */
                    type: string;
                    upload_id: string;
                };
                "multipart/form-data": {
                    card_id?: number;
                    /** Format: binary */
                    file: string;
                    /** @description Of the applicant. */
                    id_number?: string;
                    /** @description A code of the settings. */
                    type: string;
                };
            };
        };
        responses: {
            /** @description The document is kept until it is used, at most for 72 hours. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: components["schemas"]["BroughtDocument"];
                        /** @description Good for one call. */
                        file_path: string;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    issueCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    card_id: number;
                    collector: {
                        country_id?: number;
                        id_number?: string;
                        passport_no?: string;
                        relationship?: components["schemas"]["Relationship"];
                        type: components["schemas"]["CollectorType"];
                    };
                    document_path?: string;
                    /** @description The photograph on the card is of who is at the counter. */
                    identity_confirmed: boolean;
                    notes?: string;
                    old_card_surrendered?: boolean;
                    otp_token: string;
                    serial_number: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The card is collected; its proof is outstanding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        issuance: components["schemas"]["Issuance"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    loadIssuance: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_no?: string;
                    id_number?: string;
                    /**
                     * @default scan
                     * @enum {string}
                     */
                    method?: "scan" | "manual";
                    serial_number?: string;
                    /** @description Go on although somebody else has begun. */
                    take_over?: boolean;
                };
            };
        };
        responses: {
            /** @description The card, its owner, and whether it may be handed over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        issuance: components["schemas"]["Issuance"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendCollectorOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    card_id: number;
                    /** @description The phone number; left out for the collector's registered one. */
                    collector_contact?: string;
                    contact_reason?: components["schemas"]["ContactReason"];
                    /** @description The supervisor who confirms the other number with name and password. It cannot be the user. */
                    supervisor?: components["schemas"]["Vouching"];
                };
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        otp: components["schemas"]["CollectorOtp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyCollectorOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    card_id: number;
                    /** @description Spaces and hyphens do not matter. */
                    otp?: string;
                    supervisor?: {
                        /** @description The code that the supervisor's authenticator app shows, or one of their recovery codes. */
                        otp?: string;
                        /** Format: password */
                        password: string;
                        reason: string;
                        username: string;
                    };
                };
            };
        };
        responses: {
            /** @description The collector is verified, for the session that asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                        otp_token: string;
                        /** Format: date-time */
                        verified_at: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWaitingCards: {
        parameters: {
            query?: {
                /** @description How long the cards have waited at least. */
                age?: "all" | "over_30" | "over_90";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of waiting cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cards: components["schemas"]["WaitingCard"][];
                        extensions?: components["schemas"]["Extensions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getStatistics: {
        parameters: {
            query?: {
                /** @description With `all` every centre is counted; for full access alone. */
                centers?: "all";
                /** @description The day, on the registry's calendar, at whose end the figures stand; today where it is left out. Later than today is refused. */
                cutoffdate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        message?: string;
                        /** @description Null for a day before the first record. */
                        statistics: components["schemas"]["Statistics"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPopulation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The population. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When the people were counted.
                         */
                        as_of?: string;
                        message?: string;
                        population: components["schemas"]["Population"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPopulationByAge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each year of age, those of nobody among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ages: {
                            age: number;
                            female: number;
                            male: number;
                        }[];
                        /**
                         * Format: date-time
                         * @description When the people were counted.
                         */
                        as_of?: string;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPopulationByAgeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups from the youngest on; the last one has no end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        age_groups: {
                            female: number;
                            /** @description For example 0-4, and 100+ for the last. */
                            label: string;
                            male: number;
                        }[];
                        /**
                         * Format: date-time
                         * @description When the people were counted.
                         */
                        as_of?: string;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getServiceStatistics: {
        parameters: {
            query?: {
                /** @description With `all` every centre is counted; for full access alone. */
                centers?: "all";
                /** @description The day, on the registry's calendar, at whose end the figures stand; today where it is left out. Later than today is refused. */
                cutoffdate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last 13 weeks, the week of the day among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        /** @description Null for a day before the first record. */
                        service: components["schemas"]["ServiceStatistics"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        configs: components["schemas"]["Settings"];
                        extensions?: components["schemas"]["Extensions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By their English names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        countries: components["schemas"]["Country"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCurrentIsland: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The island; null for a centre that stands on none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        island: components["schemas"]["Island"] | null;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWorkPermits: {
        parameters: {
            query?: {
                /** @description Part of the employer's name. */
                name?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description The beginning of a permit's number. */
                workPermitNo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of permits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        meta: components["schemas"]["Meta"];
                        permits: components["schemas"]["PermitHolder"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listEmployers: {
        parameters: {
            query: {
                /** @description At least two characters. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The twenty whose names come first; those that begin with the search before the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        employers: components["schemas"]["Employer"][];
                        extensions?: components["schemas"]["Extensions"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    recordInteraction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    data: components["schemas"]["InteractionData"];
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description The interaction. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        interaction: components["schemas"]["Interaction"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    findExpatByPassport: {
        parameters: {
            query: {
                country_id: number;
                /** @description Five to fifteen letters and digits. */
                passport_no: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One person at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        individuals: components["schemas"]["Expat"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    findExpatByPermit: {
        parameters: {
            query?: {
                /** @description Part of the name; at least two characters where no number is given. */
                name?: string;
                work_permit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The twenty who come first by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        individuals: components["schemas"]["Expat"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getExpatPortrait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, to be kept nowhere. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getInteractionStats: {
        parameters: {
            query?: {
                /** @description The first day on the registry's calendar. */
                date_from?: string;
                /** @description The last day on the registry's calendar. */
                date_to?: string;
                island_id?: number;
                /** @description A username. */
                officer?: string;
                outcome?: components["schemas"]["InteractionOutcome"];
                /** @description Part of a name, the number of an interaction, or the end of a passport number; at least two characters. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        message?: string;
                        stats: components["schemas"]["InteractionStats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listInteractions: {
        parameters: {
            query?: {
                /** @description The first day on the registry's calendar. */
                date_from?: string;
                /** @description The last day on the registry's calendar. */
                date_to?: string;
                island_id?: number;
                /** @description A username. */
                officer?: string;
                outcome?: components["schemas"]["InteractionOutcome"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description Part of a name, the number of an interaction, or the end of a passport number; at least two characters. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of interactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        interactions: components["schemas"]["InteractionSummary"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getInteraction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        interaction: components["schemas"]["Interaction"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getInteractionPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                partId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, to be kept nowhere. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markInteractionPrinted: {
        parameters: {
            query?: never;
            header?: {
                /** @description A write repeated with the same key and body happens once and gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The centre that the screen shows. A write for another centre than the session's is refused: 409 with the code center_changed, and the session's centre as context.center. */
                "X-Center-Id"?: components["parameters"]["CenterId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Printed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listIslands: {
        parameters: {
            query?: {
                /** @description The short form or the name of an atoll. */
                atoll?: string;
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By atoll and name; all of them without parameters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        islands: components["schemas"]["Island"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOccupations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By their titles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions?: components["schemas"]["Extensions"];
                        message?: string;
                        occupations: components["schemas"]["Occupation"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
